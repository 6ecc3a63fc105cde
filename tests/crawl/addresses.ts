import { parsePath } from '../../web/format/addresses/routes.ts';

const LINK = /<a [^>]*?href="([^"#]*)/g;

/** The site's own addresses among those on the page `path`, each once. */
export function ownAddresses(addresses: readonly string[], path: string): string[] {
  const base = new URL(path, 'http://site.test');
  const own = addresses.map((address) => new URL(address, base)).filter(({ origin }) => origin === base.origin);
  return [...new Set(own.map(({ pathname, search }) => pathname + search))];
}

/** The site's own addresses that a document or a part of it links to. */
export function linksIn(html: string, path: string): string[] {
  const addresses = Array.from(html.matchAll(LINK), ([, href = '']) => href.replaceAll('&amp;', '&'));
  return ownAddresses(addresses, path);
}

/** The kind of page of an address: its language, route, tab and query names. */
export function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site.test');
  const parsed = parsePath(pathname);
  if (parsed === null) return 'none';
  const { route, locale } = parsed;
  return [locale, route.name, 'tab' in route ? route.tab : '', ...searchParams.keys()].join();
}

interface Kinds<Page> {
  /** Adds a page to the queue, unless it has been in it before. */
  add(path: string, page: Page): void;
  /** The next page to open; undefined when all have been. */
  next(): Page | undefined;
}

/** A queue of pages in which kinds take turns, so that a short crawl sees some of every kind. */
export function turnsOfKinds<Page>(kindOfPage: (path: string, page: Page) => string): Kinds<Page> {
  const waiting = new Map<string, Page[]>();
  const seen = new Set<string>();
  return {
    add(path, page) {
      if (seen.has(path)) return;
      seen.add(path);
      const kind = kindOfPage(path, page);
      waiting.set(kind, [...(waiting.get(kind) ?? []), page]);
    },
    next() {
      for (const [kind, [page, ...others]] of waiting) {
        waiting.delete(kind);
        if (others.length > 0) waiting.set(kind, others);
        if (page !== undefined) return page;
      }
      return undefined;
    },
  };
}
