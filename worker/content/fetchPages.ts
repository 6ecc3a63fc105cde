import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { type Answer, all, failure, mapped, ok } from '../base/result.ts';
import { parseRecords } from '../feeds/normalize/limits.ts';
import { type Attributes, type ContentContext, DEFAULT_LOCALE } from './client.ts';
import { parseRichText } from './richText/parseRichText.ts';
import type { EditedPage, PageContentAnswer, PageLinks } from './stored.ts';
import { MAX_SECTIONS, wirePageContent, wireSection } from './wire.ts';

/** Parses an entry for a page; null if it cannot be read. */
export function parsePage(entry: Attributes, note: (problem: string) => void): EditedPage | null {
  const [page] = parseRecords(wirePageContent, [entry], note);
  if (page === undefined) return null;
  const { custom410, title, metaTitle, metaDescription } = page;
  const given = page.content ?? [];
  if (given.length > MAX_SECTIONS) note(`${given.length} sections, of which ${MAX_SECTIONS} are shown`);
  const sections = parseRecords(wireSection, given.slice(0, MAX_SECTIONS), note)
    .map(({ heading, text }) => ({
      heading: heading ?? '',
      // Headings inside the text rank below the section's own heading.
      blocks: parseRichText(text, heading === null ? 'h2' : 'h3', note),
    }))
    .filter(({ heading, blocks }) => heading !== '' || blocks.length > 0);
  return { removed: custom410 === true, title, metaTitle, metaDescription, sections };
}

/**
 * Loads the editors' texts of a path (spec section 7). One row gives its attributes and no row gives null. Several rows are a
 * conflict: an `unreadable` failure keeps the last good page in the cache.
 */
export async function fetchPageContent(
  path: string,
  locale: Locale,
  { client, rejections, conflicts }: ContentContext,
): Promise<Answer<PageContentAnswer>> {
  const query = { populate: 'content', 'filters[pageLink][$eq]': path };
  // Editors may save a Dutch path in Strapi's default locale, because the path already implies the language. Asked one
  // after the other, a slow Strapi would take longer than a page waits.
  const rowsIn = (language: Locale) => client.list('page-contents', { ...query, locale: language }, 2);
  const asked = rowsIn(locale);
  const [inLocale, elsewhere] = await Promise.all([asked, locale === DEFAULT_LOCALE ? asked : rowsIn(DEFAULT_LOCALE)]);
  const rows = inLocale.ok && inLocale.value.length === 0 ? elsewhere : inLocale;
  if (!rows.ok) return rows;
  // Strapi 4 returns every row when it ignores a filter (contract.md, What Strapi does). Skip rows of other paths.
  const own = rows.value.filter(({ pageLink }) => pageLink === path);
  if (own.length > 1) {
    conflicts.add(path);
    return failure('unreadable', `several pages have the pageLink ${path}`);
  }
  conflicts.delete(path);
  const [row] = own;
  if (rows.value.length !== 1 || row === undefined) return ok({ found: null });
  return ok({ found: parsePage(row, (problem) => rejections.note(`page-contents ${problem}`)) });
}

/** The limit of pages per language in the index. */
const MAX_LINKS = 1_000;

/** Loads the paths of all pages. */
export async function fetchPageLinks({ client }: ContentContext): Promise<Answer<PageLinks>> {
  const query = { 'fields[0]': 'pageLink', sort: 'pageLink:asc' };
  const lists = LOCALES.map((locale) => client.list('page-contents', { ...query, locale }, MAX_LINKS));
  return mapped(all(await Promise.all(lists)), (rows) => {
    if (rows.some(({ length }) => length >= MAX_LINKS)) return null;
    const links = rows.flat().flatMap(({ pageLink }) => (typeof pageLink === 'string' ? [pageLink] : []));
    // An empty list may mean that Strapi does not allow listing, so it proves nothing. Content files hide nothing.
    return links.length === 0 && client.upstream.kind !== 'files' ? null : [...new Set(links)];
  });
}
