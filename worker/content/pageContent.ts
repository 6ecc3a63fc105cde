import * as v from 'valibot';
import type { Locale } from '../../web/domain/locale.ts';
import { parserOf } from '../../web/domain/parserOf.ts';
import type { CallRate } from '../base/callRate.ts';
import { type Answer, failure, mapped, ok, orNothing } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { ContentContext } from './client.ts';
import { type ContentReading, loadContent } from './contentReading.ts';
import { fetchPageContent, fetchPageLinks } from './fetchPages.ts';
import { GROUP, pageGroup } from './purgeGroups.ts';
import { type EditedPage, pageContentSchema } from './stored.ts';

interface PageContentContext extends ContentContext, Pick<ContentReading, 'background' | 'pageLinks' | 'pageContents'> {
  /** Limits lookups of paths that visitors invent; null for the site's own pages. */
  lookups: CallRate | null;
}

function lookUp(path: string, locale: Locale, context: PageContentContext) {
  const { lookups } = context;
  const now = Date.now();
  if (lookups?.take(now) !== false) return fetchPageContent(path, locale, context);
  return Promise.resolve(failure('paced', 'too many pages in a minute', lookups.waitMs(now)));
}

const linksSchema = v.nullable(v.array(v.string()));

/** True when editors certainly wrote nothing for a path. This avoids a lookup for each path that a visitor invents. */
async function isUnwritten(path: string, context: PageContentContext): Promise<boolean> {
  const answer = await loadContent(context.pageLinks, context, {
    key: 'page-links',
    lifetime: LIFETIMES.pageLinks,
    groups: [GROUP.pages, GROUP.pageLinks],
    load: () => fetchPageLinks(context),
    // The cache treats null as an invalid entry, so an incomplete list is loaded again.
    parse: parserOf(linksSchema),
    lasts: (links) => links !== null,
    remembered: true,
  });
  return answer.ok && answer.value !== null && !answer.value.includes(path);
}

/** Reads the editors' texts of a path through the cache; null when there are none. The caller handles a failed lookup. */
export async function loadPageContent(
  path: string,
  locale: Locale,
  context: PageContentContext,
): Promise<Answer<EditedPage | null>> {
  if (await isUnwritten(path, context)) {
    context.conflicts.delete(path);
    return ok(null);
  }
  const answer = await loadContent(context.pageContents, context, {
    key: `page:${locale}:${path}`,
    lifetime: LIFETIMES.pageContent,
    groups: [GROUP.pages, pageGroup(path)],
    load: () => lookUp(path, locale, context),
    parse: parserOf(pageContentSchema),
    // Visitors can invent paths, which KV must not store.
    lasts: ({ found }) => found !== null,
  });
  // A conflict without a last good page counts as no page (spec section 7).
  return orNothing(
    mapped(answer, ({ found }) => found),
    'unreadable',
    null,
  );
}
