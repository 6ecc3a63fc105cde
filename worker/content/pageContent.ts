import * as v from 'valibot';
import type { Locale } from '../../web/domain/locale.ts';
import { blockSchema } from '../../web/domain/richText.ts';
import type { CallBudget } from '../base/callBudget.ts';
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

/** What editors have written for the page of a path. */
export type EditedPage = v.InferOutput<typeof editedPage>;

const stored = v.object({ found: v.nullable(editedPage) });

/** The lookup of a path; `found` is null where editors have written nothing for it. */
export type PageContentAnswer = v.InferOutput<typeof stored>;

/** Of one page; a page of terms has twenty. */
const MOST_SECTIONS = 40;

const NOTHING: PageContentAnswer = { found: null };

/** A content context that knows the conflicts of its pages. */
export interface LookupContext extends ContentContext {
  /** The paths for which editors have published more than one page. */
  conflicts: Set<string>;
}

/**
 * Asks for the page contents of a path (spec section 7). Exactly one row gives its attributes, and no row gives nothing. Several rows
 * are a conflict: an `unreadable` failure, so that the last good page stays in the cache.
 */
export async function loadPageContent(
  path: string,
  locale: Locale,
  { client, rejections, conflicts }: LookupContext,
): Promise<Result<PageContentAnswer, Failure>> {
  const query = { populate: 'content', 'filters[pageLink][$eq]': path };
  const inLocale = await client.list('page-contents', { ...query, locale }, 2);
  if (!inLocale.ok) return inLocale;
  // The path says the language of a page already, so editors may have left its entry in the one that the panel opens in.
  const isElsewhere = inLocale.value.length === 0 && locale !== DEFAULT_LOCALE;
  const rows = isElsewhere ? await client.list('page-contents', { ...query, locale: DEFAULT_LOCALE }, 2) : inLocale;
  if (!rows.ok) return rows;
  // Strapi 4 answers every row where it ignores a filter, so rows of other paths do not count (contract.md, What Strapi does).
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
      // Below a section's own heading its text's are one level deeper.
      return { heading: heading ?? '', blocks: readRichText(text, heading === null ? 2 : 3) };
    })
    .filter(({ heading, blocks }) => heading !== '' || blocks.length > 0);
  return { ok: true, value: { found: { removed: custom410 === true, title, metaTitle, metaDescription, sections } } };
}

function parseStored(value: unknown): PageContentAnswer | null {
  const result = v.safeParse(stored, value);
  return result.success ? result.output : null;
}

/** Pages that an isolate asks the content system for in a minute, where nobody can tell which there are. */
export const LOOKUPS_A_MINUTE = 60;

export interface PageContentContext extends LookupContext, PageLinksContext {
  pages: Cache<PageContentAnswer>;
  /** Visitors make paths up; null for pages that are always there. */
  lookups: CallBudget | null;
}

function lookUp(path: string, locale: Locale, context: PageContentContext) {
  const { lookups } = context;
  const now = Date.now();
  if (lookups?.take(now) !== false) return loadPageContent(path, locale, context);
  return Promise.resolve(failure('paced', 'too many pages in a minute', lookups.freeAt(now) - now));
}

/** The page contents of a path, from their cache. A lookup that failed is a failure here: what it means is the page's. */
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
  // A conflict without a last good page is nothing, as the specification has it.
  return answer.error.kind === 'unreadable' ? { ok: true, value: null } : answer;
}
