import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { messages } from '../../locales/translator.ts';
import { FIRST_LOCALE, LOCALES } from '../domain/locale.ts';
import { kindsOf, pageSource } from '../pages/pageSource.ts';
import { importedFiles, messageKeysIn, pickMessages } from './usedMessages.ts';

const VIRTUAL = 'virtual:words';
const ENTRY = 'web/browser/start.tsx';

/** The module that loads a language’s parts, each a file of its own. */
function partsModule(kinds: readonly string[]): string {
  const languages = LOCALES.map((locale) => {
    const load = (part: string) => `'${part}': () => import('${VIRTUAL}/${locale}/${part}')`;
    return `${locale}: { ${load('common')}, pages: { ${kinds.map(load).join(', ')} } }`;
  });
  return `export const parts = { ${languages.join(', ')} };`;
}

/**
 * Splits each language into a common part and one part for each page kind. The parts follow from the source: a file
 * names a message in full or by its beginning (`filter.${each}`). During development the common part has everything.
 */
export function words(): Plugin {
  let isBuild = true;
  let root = '';
  let kinds: readonly string[] = [];
  const partOf = (all: object, kind: string): Record<string, unknown> => {
    const pages = new Set(kinds.map((each) => resolve(root, pageSource(each))));
    const files = importedFiles(resolve(root, ENTRY), pages);
    const common = pickMessages(all, messageKeysIn(files));
    if (!kinds.includes(kind)) return common;
    const ofPage = importedFiles(resolve(root, pageSource(kind)), new Set(files));
    const whole = pickMessages(all, messageKeysIn([...files, ...ofPage]));
    // A group that a page extends is complete in its part, so that it replaces the common one.
    const isAdded = ([group, content]: [string, unknown]) => JSON.stringify(content) !== JSON.stringify(common[group]);
    return Object.fromEntries(Object.entries(whole).filter(isAdded));
  };
  return {
    name: 'words',
    configResolved(config) {
      isBuild = config.command === 'build';
      root = config.root;
      kinds = kindsOf(readdirSync(resolve(root, 'web/pages')));
    },
    resolveId: (id) => (id === VIRTUAL || id.startsWith(`${VIRTUAL}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return;
      const [, language, part = ''] = id.split('/');
      const locale = LOCALES.find((each) => each === language);
      // A page that only the server renders needs no words in the browser.
      const hasWords = (kind: string) => Object.keys(partOf(messages[FIRST_LOCALE], kind)).length > 0;
      if (locale === undefined) return partsModule(isBuild ? kinds.filter(hasWords) : []);
      // As a module of its own, so that an edit shows.
      if (!isBuild) return `export { default as words } from '/locales/${locale}.json';`;
      const content = partOf(messages[locale], part);
      return `export const words = ${JSON.stringify(content)};`;
    },
  };
}
