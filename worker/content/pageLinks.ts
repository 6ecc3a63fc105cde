import * as v from 'valibot';
import { LOCALES } from '../../web/domain/locale.ts';
import type { Result } from '../base/result.ts';
import type { Cache } from '../cache/cache.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { Background } from '../cache/reading.ts';
import type { Failure } from '../upstream/failure.ts';
import type { ContentClient } from './client.ts';
import { GROUP } from './purgeGroups.ts';

/** Pages that are known by their paths, of each language. */
const MOST_LINKS = 1_000;

/** The paths that editors have written about; null where nobody can tell that these are all. */
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
  // A content system without a page may as well be one that does not list them.
  return { ok: true, value: links.size === 0 ? null : [...links] };
}

const stored = v.nullable(v.array(v.string()));

/** Whether editors have surely written nothing about a path: then nobody has to be asked, whatever a visitor makes up. */
export async function isUnwritten(path: string, { client, pageLinks, background }: PageLinksContext): Promise<boolean> {
  const answer = await pageLinks.read(
    {
      key: `${client.upstream.id}:page-links`,
      lifetime: LIFETIMES.pageLinks,
      groups: [GROUP.pages, GROUP.pageLinks],
      load: () => loadPageLinks(client),
      // Null says that it is not of today's shape, so what nobody can tell is loaded anew.
      parse: (value) => (v.is(stored, value) ? value : null),
      lasts: (links) => links !== null,
    },
    background,
  );
  return answer.ok && answer.value.value !== null && !answer.value.value.includes(path);
}
