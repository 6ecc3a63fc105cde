import type { AddressWords } from '../../locales/language.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { LOCALES } from '../../web/domain/locale.ts';

/** What stands in addresses of the site beside the words of its languages. */
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

/** The number that ends the address of a match, a team or a player. */
const ID = /-\d{1,9}$/;

const toldSegment = (segment: string) =>
  segment === '' || WORDS.has(segment) ? segment : `…${ID.exec(segment)?.[0] ?? ''}`;

/**
 * What the log tells of an address: the whole of one that was answered, because that is the site's own. Of any other, which a visitor
 * may have made up, the words that are the site's and the number at the end.
 */
export function toldPath(path: string, status: number): string {
  return status < 300 ? path : path.split('/').map(toldSegment).join('/');
}
