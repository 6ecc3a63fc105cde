import type { AddressWords } from '../../locales/language.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { LOCALES } from '../../web/domain/locale.ts';

/** Parts of the site’s addresses that are the same in every language. */
const FIXED =
  'api assets away carry competitions counters event event-odds export favicon.ico follow forget health image import live ' +
  'manifest.webmanifest odds ops preview prices purge push regions reports robots.txt search settings sitemap.xml sitemaps static status';

const wordsOf = ({ sports, tabs, ...words }: AddressWords) => [
  ...Object.values(words),
  ...Object.values(sports),
  ...Object.values(tabs),
];

const WORDS = new Set<string>([
  ...LOCALES,
  ...FIXED.split(' '),
  ...LOCALES.flatMap((locale) => wordsOf(LANGUAGES[locale].addresses)),
]);

/** The id at the end of the address of a match, a team or a player. */
const ID = /-\d{1,9}$/;

const loggedSegment = (segment: string) =>
  segment === '' || WORDS.has(segment) ? segment : `…${ID.exec(segment)?.[0] ?? ''}`;

/**
 * The path for the log. An answered path is logged whole. Any other may be made up by a visitor, so only the site’s
 * own words and a final id stay.
 */
export function loggedPath(path: string, status: number): string {
  return status < 300 ? path : path.split('/').map(loggedSegment).join('/');
}
