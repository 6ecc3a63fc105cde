import { type AddressWords, LANGUAGES } from '../../../locales/languages.ts';
import { LOCALES } from '../../domain/locale.ts';

const wordsOf = ({ sports, tabs, ...words }: AddressWords) => [
  ...Object.values(words),
  ...Object.values(sports),
  ...Object.values(tabs),
];

/** The words in the addresses of pages, in all languages. Some are the same in every language. */
export const ADDRESS_WORDS: ReadonlySet<string> = new Set([
  ...LOCALES,
  ...['static', 'live', 'regions', 'competitions', 'status'],
  ...LOCALES.flatMap((locale) => wordsOf(LANGUAGES[locale].addresses)),
]);
