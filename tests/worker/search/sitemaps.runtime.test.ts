import { describe, expect, it } from 'vitest';
import { linkedMatch } from '../demoPaths.runtime.ts';
import { ORIGIN, opened, SATURDAY, visit, visitorOf, visitSite } from '../site.runtime.ts';

const addressesOf = (text: string) => Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address ?? '');

const read = async (path: string) => {
  const response = await visit(path, visitorOf('GB'));
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/xml/);
  return { text: await response.text(), cache: response.headers.get('Cache-Control') };
};

describe('the site maps', () => {
  it('are listed in the index /sitemap.xml', async () => {
    const { text } = await read('/sitemap.xml');
    expect(text).toMatch(/^<\?xml[^>]*>\n<sitemapindex /);
    expect(addressesOf(text)).toEqual(
      ['pages', 'regions', 'competitions', 'matches', 'teams', 'players', 'articles'].map(
        (kind) => `${ORIGIN}/sitemaps/${kind}.xml`,
      ),
    );
  });

  it.each([
    [
      'pages',
      ['/', '/nl', '/ice-hockey/live', '/nl/ijshockey/live', '/nl/voetbal/regions', '/nl/static/cookie-policy'],
    ],
    ['regions', ['/football/england', '/nl/voetbal/england', '/nl/basketbal/usa']],
    ['competitions', []],
    ['matches', []],
    ['teams', []],
  ])('list in %s.xml each page once per language with its alternates', async (kind, some) => {
    const { text, cache } = await read(`/sitemaps/${kind}.xml`);
    const addresses = addressesOf(text);
    expect(cache).toBe('public, max-age=3600');
    expect(addresses.length).toBeGreaterThan(20);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(expect.arrayContaining(some.map((path) => `${ORIGIN}${path}`)));
    expect(text.match(/hreflang="x-default"/g)).toHaveLength(addresses.length);
    expect(addresses.filter((address) => address.startsWith(`${ORIGIN}/nl`))).toHaveLength(addresses.length / 2);
    expect(text).not.toMatch(/\/play|\/speel/);
  });

  it.each(['regions', 'competitions', 'matches', 'teams'])(
    'list in %s.xml canonical pages that exist',
    async (kind) => {
      const addresses = addressesOf((await read(`/sitemaps/${kind}.xml`)).text);
      for (const address of [addresses[0], addresses.at(-1)]) {
        const page = await visit((address ?? '').slice(ORIGIN.length), visitorOf('GB'));
        expect(page.status, address).toBe(200);
        expect(await page.text()).toContain(`<link rel="canonical" href="${address}">`);
      }
    },
  );

  it('are empty and cached for a minute while the source fails', async () => {
    for (const kind of ['regions', 'competitions', 'matches', 'teams', 'players']) {
      const settings = { LIVE_API_URL: `https://silent-${kind}.test` };
      const response = await visitSite(settings, `/sitemaps/${kind}.xml`, { 'x-visitor-now': SATURDAY });
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
      expect(await response.text()).toMatch(/^<\?xml[^>]*>\n<urlset [^>]*>\n<\/urlset>\n$/);
    }
  });

  it('date the pages of today and no others', async () => {
    const { text } = await read('/sitemaps/pages.xml');
    expect(text).toContain(`<loc>${ORIGIN}/</loc><lastmod>2026-11-21</lastmod>`);
    expect(text).toMatch(new RegExp(`<loc>${ORIGIN}/static/about-us</loc><xhtml`));
    const entries = (await read('/sitemaps/matches.xml')).text.split('</url>').filter((each) => each.includes('<loc>'));
    const dated = entries.filter((entry) => entry.includes('<lastmod>2026-11-21</lastmod>'));
    expect(dated.length).toBeGreaterThan(10);
    expect(entries.filter((entry) => !entry.includes('<lastmod>')).length).toBeGreaterThan(10);
  });

  it('list the players that the site has seen', async () => {
    await visit(await linkedMatch(), visitorOf('GB'));
    const addresses = addressesOf((await read('/sitemaps/players.xml')).text);
    expect(addresses.length).toBeGreaterThan(20);
    const page = await visit((addresses[0] ?? '').slice(ORIGIN.length), visitorOf('GB'));
    expect(page.status, addresses[0]).toBe(200);
  });
});

it('robots.txt keeps crawlers from play links and the API', async () => {
  const { headers, text } = await opened(visit('/robots.txt', visitorOf('GB')));
  expect(headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(text.split('\n')).toEqual([
    ...['User-agent: *', 'Allow: /api/v1', 'Disallow: /play/', 'Disallow: /nl/speel/', 'Disallow: /api/', ''],
    'Sitemap: https://scoreline.test/sitemap.xml',
    ...['Sitemap: https://scoreline.test/news-sitemap.xml', ''],
  ]);
});
