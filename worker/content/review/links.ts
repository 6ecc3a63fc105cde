import { parsePath } from '../../../web/format/addresses/routes.ts';
import { staticPages } from '../defaults/staticPages.ts';
import { readRichText } from '../richText/readRichText.ts';
import type { ReviewedEntry } from './readEntries.ts';
import { nameOfEntry } from './review.ts';

/** A link in the content. `of` says where. */
export interface ContentLink {
  of: string;
  url: string;
}

/** Collects each `url`, `newsUrl` and the like in a nested value, such as rich text or the site’s settings. */
function urlsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, own]: [string, unknown]) =>
    typeof own === 'string' && /url$/i.test(name) ? [own] : urlsIn(own),
  );
}

const textsOf = (value: unknown) => urlsIn(readRichText(value, 'h2'));

function urlsOf({ entry }: ReviewedEntry): string[] {
  const { link, reviewPage, text, content } = entry;
  const sections: unknown[] = Array.isArray(content) ? content : [];
  const single = [link, reviewPage].filter((each) => typeof each === 'string');
  const ofSections = sections.flatMap((each) =>
    typeof each === 'object' && each !== null && 'text' in each ? textsOf(each.text) : [],
  );
  return [...single, ...textsOf(text), ...ofSections];
}

/**
 * All links of entries and of the site’s settings. An operator’s play link is left out, because following it counts as
 * a visit.
 */
export function linksOf(entries: readonly ReviewedEntry[], site: unknown): ContentLink[] {
  return [
    ...entries.flatMap((each) => urlsOf(each).map((url) => ({ of: nameOfEntry(each), url }))),
    ...urlsIn(site).map((url) => ({ of: 'the site’s settings', url })),
  ];
}

/**
 * The links to missing pages of the site. Of matches, teams and competitions only the form of the path counts, because
 * they come and go. `entries` have the pages that editors wrote.
 */
export function lostLinks(
  links: readonly ContentLink[],
  entries: readonly ReviewedEntry[],
  origin: string | null,
): ContentLink[] {
  const pages = new Set(entries.map(({ entry }) => entry.pageLink));
  return links.filter(({ url }) => {
    const isOwn = url.startsWith('/') || (origin !== null && url.startsWith(`${origin}/`));
    if (!isOwn || !URL.canParse(url, 'https://site.invalid')) return false;
    const { pathname } = new URL(url, 'https://site.invalid');
    const route = parsePath(pathname)?.route;
    if (route?.name !== 'static') return route === undefined && !pathname.endsWith('.xml');
    return !pages.has(pathname) && !Object.hasOwn(staticPages, route.path);
  });
}
