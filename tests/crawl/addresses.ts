import { parsePath } from '../../web/routes.ts';

const LINK = /<a [^>]*?href="([^"#]*)/g;

/** Those of the addresses that are the site's own, each once; `path` is where they stand. */
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

/** The kind of page that an address is of: its language, its tab, and what its query asks for. */
export function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site.test');
  const parsed = parsePath(pathname);
  if (parsed === null) return 'none';
  const { route, locale } = parsed;
  return [locale, route.name, 'tab' in route ? route.tab : '', ...searchParams.keys()].join();
}

interface Kinds<Page> {
  /** Puts a page in line, once and for all. */
  add(path: string, page: Page): void;
  /** The next page to open; undefined when all have been. */
  next(): Page | undefined;
}

/** Pages in line to be opened: each kind in its turn, so that a bounded crawl sees some of every kind before many of one. */
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
