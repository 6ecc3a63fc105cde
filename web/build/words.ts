import type { Plugin } from 'vite';
import { messages } from '../../locales/messages.ts';
import { commonWords, hasWords, PAGE_WORDS, pageWords } from '../../locales/parts.ts';
import { LOCALES } from '../domain/locale.ts';

const VIRTUAL = 'virtual:words';

function textOf(path: string): string | undefined {
  const [, name = '', part = ''] = path.split('/');
  const locale = LOCALES.find((each) => each === name);
  if (locale === undefined) return;
  const words = hasWords(part) ? pageWords(messages[locale], part) : commonWords(messages[locale]);
  return `export const words = JSON.parse(${JSON.stringify(JSON.stringify(words))});`;
}

/** How the browser gets any part: a function by language and part, each a file of its own. */
function loaders(): string {
  const parts = ['common', ...Object.keys(PAGE_WORDS)];
  const entries = LOCALES.map((locale) => {
    const loads = parts.map((part) => `'${part}': () => import('${VIRTUAL}/${locale}/${part}')`);
    return `${locale}: { ${loads.join(', ')} }`;
  });
  return `export const parts = { ${entries.join(', ')} };`;
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
      return id === `\0${VIRTUAL}` ? loaders() : textOf(id);
    },
  };
}
