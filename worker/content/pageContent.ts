import * as v from 'valibot';
import type { Locale } from '../../web/domain/locale.ts';
import { blockSchema } from '../../web/domain/richText.ts';
import type { CallRate } from '../base/callRate.ts';
import type { Result } from '../base/result.ts';
import type { Cache } from '../cache/cache.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { type Failure, failure } from '../upstream/failure.ts';
import type { ContentContext } from './client.ts';
import { DEFAULT_LOCALE } from './client.ts';
import { isUnwritten, type PageLinksContext } from './pageLinks.ts';
import { GROUP, pageGroup } from './purgeGroups.ts';
import { MOST_SIGNS, readRichText } from './richText/readRichText.ts';
import { readEach, wirePageContent, wireSection } from './wire.ts';

const text = v.nullable(v.string());

const editedPage = v.object({
  /** `custom410`: the page is gone for good. */
  removed: v.boolean(),
  title: text,
  metaTitle: text,
  metaDescription: text,
  sections: v.array(v.object({ heading: v.string(), blocks: v.array(blockSchema) })),
});

/** The editors' texts for the page of a path. */
export type EditedPage = v.InferOutput<typeof editedPage>;

const stored = v.object({ found: v.nullable(editedPage) });

/** The result of a lookup; `found` is null when editors have written nothing for the path. */
export type PageContentAnswer = v.InferOutput<typeof stored>;

/** Sections of one page. The longest real page has about twenty. */
const MOST_SECTIONS = 40;

const NOTHING: PageContentAnswer = { found: null };

export interface LookupContext extends ContentContext {
  /** Paths for which editors have published more than one page. */
  conflicts: Set<string>;
}

/**
 * Loads the editors' texts of a path (spec section 7). One row gives its attributes and no row gives null. Several rows are a
 * conflict: an `unreadable` failure keeps the last good page in the cache.
 */
export async function loadPageContent(
  path: string,
  locale: Locale,
  { client, rejections, conflicts }: LookupContext,
): Promise<Result<PageContentAnswer, Failure>> {
  const query = { populate: 'content', 'filters[pageLink][$eq]': path };
  const inLocale = await client.list('page-contents', { ...query, locale }, 2);
  if (!inLocale.ok) return inLocale;
  // Editors may save a Dutch path in Strapi's default locale, because the path already implies the language.
  const isElsewhere = inLocale.value.length === 0 && locale !== DEFAULT_LOCALE;
  const rows = isElsewhere ? await client.list('page-contents', { ...query, locale: DEFAULT_LOCALE }, 2) : inLocale;
  if (!rows.ok) return rows;
  // Strapi 4 returns every row when it ignores a filter (contract.md, What Strapi does). Skip rows of other paths.
  const own = rows.value.filter(({ pageLink }) => pageLink === path);
  if (own.length > 1) {
    conflicts.add(path);
    return failure('unreadable', `several pages have the pageLink ${path}`);
  }
  conflicts.delete(path);
  const [row] = own;
  if (rows.value.length !== 1 || row === undefined) return { ok: true, value: NOTHING };
  const note = (problem: string) => rejections.note(`page-contents ${problem}`);
  const [page] = readEach(wirePageContent, [row], note);
  if (page === undefined) return { ok: true, value: NOTHING };
  const { custom410, title, metaTitle, metaDescription } = page;
  const given = page.content ?? [];
  if (given.length > MOST_SECTIONS) note(`${given.length} sections, of which ${MOST_SECTIONS} are shown`);
  const sections = readEach(wireSection, given.slice(0, MOST_SECTIONS), note)
    .map(({ heading, text }) => {
      if (typeof text === 'string' && text.length > MOST_SIGNS) note(`text: shown to its ${MOST_SIGNS}th character`);
      // Headings inside the text rank below the section's own heading.
      return { heading: heading ?? '', blocks: readRichText(text, heading === null ? 2 : 3) };
    })
    .filter(({ heading, blocks }) => heading !== '' || blocks.length > 0);
  return { ok: true, value: { found: { removed: custom410 === true, title, metaTitle, metaDescription, sections } } };
}

function parseStored(value: unknown): PageContentAnswer | null {
  const result = v.safeParse(stored, value);
  return result.success ? result.output : null;
}

/** Lookups per isolate and minute for paths that may not exist. */
export const LOOKUPS_A_MINUTE = 60;

export interface PageContentContext extends LookupContext, PageLinksContext {
  pages: Cache<PageContentAnswer>;
  /** Limits lookups of paths that visitors invent; null for the site's own pages. */
  lookups: CallRate | null;
}

function lookUp(path: string, locale: Locale, context: PageContentContext) {
  const { lookups } = context;
  const now = Date.now();
  if (lookups?.take(now) !== false) return loadPageContent(path, locale, context);
  return Promise.resolve(failure('paced', 'too many pages in a minute', lookups.waitMs(now)));
}

/** Reads the editors' texts of a path through the cache; null when there are none. The caller handles a failed lookup. */
export async function readPageContent(
  path: string,
  locale: Locale,
  context: PageContentContext,
): Promise<Result<EditedPage | null, Failure>> {
  if (await isUnwritten(path, context)) {
    context.conflicts.delete(path);
    return { ok: true, value: null };
  }
  const answer = await context.pages.read(
    {
      key: `${context.client.upstream.id}:page:${locale}:${path}`,
      lifetime: LIFETIMES.pageContent,
      groups: [GROUP.pages, pageGroup(path)],
      load: () => lookUp(path, locale, context),
      parse: parseStored,
    },
    context.background,
  );
  if (answer.ok) return { ok: true, value: answer.value.value.found };
  // A conflict without a last good page counts as no page (spec section 7).
  return answer.error.kind === 'unreadable' ? { ok: true, value: null } : answer;
}
