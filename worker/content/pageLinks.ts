import * as v from 'valibot';
import { LOCALES } from '../../web/domain/locale.ts';
import type { Result } from '../base/result.ts';
import type { Cache } from '../cache/cache.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { Background } from '../cache/reading.ts';
import type { Failure } from '../upstream/failure.ts';
import type { ContentClient } from './client.ts';
import { GROUP } from './purgeGroups.ts';

/** Pages per language that the index holds. */
const MOST_LINKS = 1_000;

/** All paths for which editors have written texts; null when the list may be incomplete. */
export type PageLinks = string[] | null;

export interface PageLinksContext {
  client: ContentClient;
  pageLinks: Cache<PageLinks>;
  background: Background;
}

async function loadPageLinks(client: ContentClient): Promise<Result<PageLinks, Failure>> {
  const lists = await Promise.all(
    LOCALES.map((locale) =>
      client.list('page-contents', { 'fields[0]': 'pageLink', sort: 'pageLink:asc', locale }, MOST_LINKS),
    ),
  );
  const links = new Set<string>();
  for (const list of lists) {
    if (!list.ok) return list;
    if (list.value.length >= MOST_LINKS) return { ok: true, value: null };
    for (const { pageLink } of list.value) if (typeof pageLink === 'string') links.add(pageLink);
  }
  // An empty list may mean that Strapi does not allow listing, so it proves nothing.
  return { ok: true, value: links.size === 0 ? null : [...links] };
}

const stored = v.nullable(v.array(v.string()));

/** True when editors certainly wrote nothing for a path. This avoids a lookup for each path that a visitor invents. */
export async function isUnwritten(path: string, { client, pageLinks, background }: PageLinksContext): Promise<boolean> {
  const answer = await pageLinks.read(
    {
      key: `${client.upstream.id}:page-links`,
      lifetime: LIFETIMES.pageLinks,
      groups: [GROUP.pages, GROUP.pageLinks],
      load: () => loadPageLinks(client),
      // The cache treats null as an invalid entry, so an incomplete list is loaded again.
      parse: (value) => (v.is(stored, value) ? value : null),
      lasts: (links) => links !== null,
    },
    background,
  );
  return answer.ok && answer.value.value !== null && !answer.value.value.includes(path);
}
