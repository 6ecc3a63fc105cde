import { expect, it, vi } from 'vitest';
import { parsePath } from '../../web/routes.ts';
import { ORIGIN, siteWith, visitorOf } from './site.runtime.ts';

/** Enough for every kind of page and tab of some matches. */
const MOST_PAGES = 400;

interface Head {
  path: string;
  title: string;
  description: string;
}

const linksIn = (html: string) => Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#]*)"/g), ([, path = '']) => path);
const addressesIn = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address.slice(ORIGIN.length));

/** The kind of page that an address is of, so that a crawl sees some of each before many of one. */
function kindOf(path: string): string {
  const [address = '', query = ''] = path.split('?');
  const parsed = parsePath(address);
  if (parsed === null) return 'none';
  const { route, locale } = parsed;
  return [locale, route.name, 'tab' in route ? route.tab : '', query === '' ? '' : 'day'].join();
}

function headOf(path: string, html: string): Head | null {
  const said = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const canonical = said(/<link rel="canonical" href="([^"]*)">/).replaceAll('&amp;', '&');
  if (html.includes('<meta name="robots" content="noindex">') || canonical !== `${ORIGIN}${path}`) return null;
  return {
    path,
    title: said(/<title>([^<]*)<\/title>/),
    description: said(/<meta name="description" content="([^"]*)">/),
  };
}

function shared(heads: readonly Head[], part: 'title' | 'description'): string[][] {
  const paths = Map.groupBy(heads, (head) => head[part]);
  return [...paths]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => [text, ...same.map(({ path }) => path)]);
}

it('no two pages that search engines keep share a title or a description, in both languages', async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  const site = siteWith({ DEMO_MATCHES_PER_DAY: '20', POLLER: undefined });
  const open = async (path: string) => {
    const response = await site(path, visitorOf('GB'));
    return { status: response.status, text: await response.text() };
  };
  const waiting = new Map<string, string[]>();
  const seen = new Set<string>();
  const add = (path: string) => {
    if (
      seen.has(path) ||
      !path.startsWith('/') ||
      /^\/(nl\/)?(play|speel|assets|search|zoeken)|\?(?!date=[^&]*$)/.test(path)
    )
      return;
    seen.add(path);
    const kind = kindOf(path);
    waiting.set(kind, [...(waiting.get(kind) ?? []), path]);
  };
  const maps = addressesIn((await open('/sitemap.xml')).text);
  for (const map of maps) for (const path of addressesIn((await open(map)).text)) add(path);
  const heads: Head[] = [];
  let opened = 0;
  while (opened < MOST_PAGES && waiting.size > 0) {
    for (const [kind, paths] of waiting) {
      const path = paths.shift();
      if (path === undefined) waiting.delete(kind);
      if (path === undefined || opened >= MOST_PAGES) continue;
      opened += 1;
      const { status, text } = await open(path);
      if (status !== 200) continue;
      const head = headOf(path, text);
      if (head !== null) heads.push(head);
      for (const link of linksIn(text)) add(link.replaceAll('&amp;', '&'));
    }
  }
  expect(heads.length).toBeGreaterThan(250);
  expect(heads.filter(({ title, description }) => title === '' || description === '')).toEqual([]);
  expect(shared(heads, 'title')).toEqual([]);
  expect(shared(heads, 'description')).toEqual([]);
}, 180_000);
