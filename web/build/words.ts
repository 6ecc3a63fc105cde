import type { Plugin } from 'vite';
import { messages } from '../../locales/messages.ts';
import { commonWords, PAGE_WORDS, type PageWords, pageWords } from '../../locales/parts.ts';
import { LOCALES, type Locale } from '../domain/locale.ts';

const VIRTUAL = 'virtual:words';

const KINDS = Object.keys(PAGE_WORDS).filter((kind): kind is PageWords => Object.hasOwn(PAGE_WORDS, kind));

/** The module of a part: `virtual:words/en/common`, `virtual:words/nl/event`. */
function wordsModule(path: string): string | undefined {
  const [, language, part] = path.split('/');
  const locale = LOCALES.find((each) => each === language);
  if (locale === undefined) return;
  const kind = KINDS.find((each) => each === part);
  const words = kind === undefined ? commonWords(messages[locale]) : pageWords(messages[locale], kind);
  return `export const words = ${JSON.stringify(words)};`;
}

/** The module that loads the parts, each a file of its own. */
function partsModule(): string {
  const load = (locale: Locale, part: string) => `() => import('${VIRTUAL}/${locale}/${part}')`;
  const languages = LOCALES.map((locale) => {
    const pages = KINDS.map((kind) => `'${kind}': ${load(locale, kind)}`);
    return `${locale}: { common: ${load(locale, 'common')}, pages: { ${pages.join(', ')} } }`;
  });
  return `export const parts = { ${languages.join(', ')} };`;
}

/**
 * Gives the browser each language's words in parts: those of every page, and those of each kind of page beside them, as
 * `locales/parts.ts` divides them.
 */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === VIRTUAL || id.startsWith(`${VIRTUAL}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return;
      return id === `\0${VIRTUAL}` ? partsModule() : wordsModule(id);
    },
  };
}
