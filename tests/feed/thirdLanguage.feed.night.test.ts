import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Beside, startBeside } from '../demo/beside.ts';
import { workerInThreeLanguages } from './thirdLanguage.ts';

const VISITOR = { 'x-visitor-country': 'GB', 'x-visitor-now': '2026-11-21T15:40:00Z', 'x-visitor-time-zone': 'UTC' };

let site: Miniflare | null = null;
let demonstration: Beside | null = null;

beforeAll(async () => {
  const contents = await workerInThreeLanguages();
  demonstration = await startBeside({}, 120);
  site = new Miniflare(
    convertV4MiniflareOptions({
      name: 'scoreline',
      modules: [{ type: 'ESModule', path: 'worker.js', contents }],
      compatibilityDate: '2026-08-01',
      compatibilityFlags: ['nodejs_compat'],
      bindings: { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1', ...demonstration.vars },
      kvNamespaces: ['CACHE'],
    }),
  );
}, 120_000);

afterAll(async () => {
  await site?.dispose();
  await demonstration?.close();
});

async function open(path: string) {
  if (site === null) throw new Error('the site has not started');
  const response = await site.dispatchFetch(`http://site.test${path}`, { headers: VISITOR, redirect: 'manual' });
  return { status: response.status, location: response.headers.get('Location'), html: await response.text() };
}

const addressIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

/** The text of a page, without its markup and scripts. */
const textOf = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');

/** German paths, and static pages, whose links have no translation in this test. */
const OWN = /^\/de(\/|\?|$)|^\/static\//;

/** Links of a page except those to other languages. */
function ownLinks(html: string): string[] {
  const links = Array.from(html.matchAll(/<a\b[^>]*>/g), ([link]) => link).filter((link) => !/hrefLang/i.test(link));
  return links.flatMap((link) => /href="(\/[^"]*)"/.exec(link)?.[1] ?? []);
}

describe('a site with a third language', () => {
  it('shows every kind of page in it, with links to the other two languages', async () => {
    const home = await open('/de');
    const match = addressIn(home.html, /href="(\/de\/spiel\/fussball\/[^"/]+)"/);
    const tournament = addressIn(home.html, /href="(\/de\/fussball\/[a-z-]+\/[a-z0-9-]+-[A-Za-z0-9]+)"/);
    const lineUps = await open(`${match}/aufstellungen`);
    const team = addressIn(lineUps.html, /href="(\/de\/mannschaft\/[^"]+)"/);
    const player = addressIn(lineUps.html, /href="(\/de\/spieler\/[^"]+)"/);
    const tabs = ['', '/aufstellungen', '/statistiken', '/quoten', '/vergleich', '/tabelle'];
    const pages = ['/de', '/de/eishockey', '/de/fussball/live', '/de/fussball/regions', '/de/fussball/competitions']
      .concat([
        ...['/de/fussball/england', '/de/suche?q=ajax', '/de/quoten', '/de/quoten/rechner', '/de/tore', '/de/status'],
        ...['/de/static/about-us', '/de/static/cookie-policy'],
      ])
      .concat(['', '/spielplan', '/ergebnisse', '/tabelle'].map((tab) => `${tournament}${tab}`))
      .concat([...tabs.map((tab) => `${match}${tab}`), team, player])
      .map((path) => path.replaceAll('&amp;', '&'));
    const missing = ['/de/nirgends/hier/so', '/de/wette/niemand'];
    for (const path of [...pages, ...missing]) {
      const { status, html } = await open(path);
      const isThere = !missing.includes(path);
      expect([path, status]).toEqual([path, isThere ? 200 : 404]);
      expect(html, path).toContain('<html lang="de"');
      expect(textOf(html), path).toMatch(/°/);
      expect(textOf(html), path).not.toMatch(/undefined|\[object|NaN/);
      const strays = ownLinks(html).filter((link) => !OWN.test(link));
      expect([path, strays]).toEqual([path, []]);
      // Pages with status 404 have no language links, and a play link's error page has no header or footer.
      if (isThere) {
        for (const locale of ['en', 'nl', 'de']) expect(html, path).toContain(`rel="alternate" hreflang="${locale}"`);
        for (const locale of ['en', 'nl']) expect(html, path).toMatch(new RegExp(`<a [^>]*hrefLang="${locale}"`, 'i'));
      }
    }
    expect(player).not.toBe('');
  }, 120_000);

  it('shows its own country names and redirects Dutch words in a path', async () => {
    const regions = await open('/de/fussball/regions');
    expect(textOf(regions.html)).toContain('Spanien');
    const { status, location } = await open('/de/voetbal/live');
    expect([status, location]).toEqual([301, '/de/fussball/live']);
  });
});
