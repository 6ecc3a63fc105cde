import { parsePath } from '../../../web/format/addresses/routes.ts';
import { staticPages } from '../../content/defaults/staticPages.ts';
import { readRichText } from '../../content/richText/readRichText.ts';
import { counted, good, note } from './report.mjs';

/** Limits on the number of tested links and the time of each. */
const MOST_LINKS = 60;
const PATIENCE_MS = 5_000;
const AT_ONCE = 6;

/** Collects every `url` in a nested value, such as rich text or named links. */
function urlsIn(value) {
  if (Array.isArray(value)) return value.flatMap(urlsIn);
  if (value === null || typeof value !== 'object') return [];
  const { url, ...rest } = value;
  return [...(typeof url === 'string' ? [url] : []), ...urlsIn(Object.values(rest))];
}

export function linksOfPage({ pageLink, content }) {
  const sections = Array.isArray(content) ? content : [];
  return sections.flatMap(({ text }) =>
    urlsIn(readRichText(text, 'h2')).map((url) => ({ of: `the page ${pageLink}`, url })),
  );
}

/** Links in the site's settings. Operators' links are left out, because following them counts as a visit. */
export function linksOfSite(entry) {
  const { partnerUrl, complaintsUrl, newsUrl, socialLinks, badges } = entry ?? {};
  const single = { partnerUrl, complaintsUrl, newsUrl };
  return [
    ...Object.entries(single).flatMap(([field, url]) => (url ? [{ of: `the site’s ${field}`, url: String(url) }] : [])),
    ...urlsIn([socialLinks, badges]).map((url) => ({ of: 'the site’s links', url })),
  ];
}

/**
 * Finds internal links to missing pages. For matches, teams and competitions it only checks the form of the path, because they
 * come and go.
 *
 * @param {readonly { of: string, url: string }[]} links
 * @param {{ origin: string | null, pages: ReadonlySet<string> }} site its origin, and the paths of editors' pages
 */
export function lostPaths(links, { origin, pages }) {
  return links.flatMap(({ of, url }) => {
    const isOwn = url.startsWith('/') || (origin !== null && url.startsWith(`${origin}/`));
    if (!isOwn) return [];
    const { pathname } = new URL(url, origin ?? 'https://site.invalid');
    const route = parsePath(pathname)?.route;
    const isWritten = pages.has(pathname) || (route?.name === 'static' && Object.hasOwn(staticPages, route.path));
    const isThere = route !== undefined && (route.name !== 'static' || isWritten);
    return isThere ? [] : [note(`a link in ${of} leads to no page of the site (${url})`)];
  });
}

async function problemWith(link) {
  const request = (method) => fetch(link, { method, redirect: 'follow', signal: AbortSignal.timeout(PATIENCE_MS) });
  try {
    const head = await request('HEAD');
    // Some servers do not support HEAD.
    const { status } = head.ok ? head : await request('GET');
    // These statuses mean that the page exists, but refuses bots or limits requests.
    return status >= 400 && ![401, 403, 405, 429].includes(status) ? `answers ${status}` : null;
  } catch {
    return 'does not answer';
  }
}

/** Finds broken links to other sites. `of` describes where a link is used. */
export async function brokenLinks(links) {
  const places = Map.groupBy(
    links.filter(({ url }) => /^https?:\/\//.test(url)),
    ({ url }) => url,
  );
  const tried = [...places].slice(0, MOST_LINKS);
  const waiting = [...tried];
  const broken = [];
  const next = async () => {
    for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
      const [url, [{ of }, ...others]] = link;
      const problem = await problemWith(url);
      const elsewhere = others.length === 0 ? '' : `, and in ${counted(others.length, 'other place')}`;
      if (problem !== null) broken.push(`${of} ${problem} (${url}${elsewhere})`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (broken.length === 0) return tried.length === 0 ? [] : [good(`${tried.length} links in the content work`)];
  return broken.toSorted().map((each) => note(`a link in ${each}`));
}
