import { describe, expect, it } from 'vitest';
import { ORIGIN, SATURDAY, visit, visitorOf, visitSite } from './site.runtime.ts';

const addressesOf = (text: string) => Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address ?? '');

const read = async (path: string) => {
  const response = await visit(path, visitorOf('GB'));
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/xml/);
  return { text: await response.text(), cache: response.headers.get('Cache-Control') };
};

describe('the site maps', () => {
  it('are named by an index', async () => {
    const { text } = await read('/sitemap.xml');
    expect(text).toMatch(/^<\?xml[^>]*>\n<sitemapindex /);
    expect(addressesOf(text)).toEqual(
      ['pages', 'regions', 'competitions', 'matches'].map((kind) => `${ORIGIN}/sitemaps/${kind}.xml`),
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
  ])('of %s names each page once in each language, with its alternates', async (kind, some) => {
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

  it.each(['regions', 'competitions', 'matches'])('of %s names canonical pages that exist', async (kind) => {
    const addresses = addressesOf((await read(`/sitemaps/${kind}.xml`)).text);
    for (const address of [addresses[0], addresses[5], addresses.at(-1)]) {
      const page = await visit((address ?? '').slice(ORIGIN.length), visitorOf('GB'));
      expect(page.status, address).toBe(200);
      expect(await page.text()).toContain(`<link rel="canonical" href="${address}">`);
    }
  });

  it('of a source that does not answer are empty, valid and soon asked for again', async () => {
    for (const kind of ['regions', 'competitions', 'matches']) {
      const settings = { LIVE_API_URL: `https://silent-${kind}.test` };
      const response = await visitSite(settings, `/sitemaps/${kind}.xml`, { 'x-visitor-now': SATURDAY });
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
      expect(await response.text()).toMatch(/^<\?xml[^>]*>\n<urlset [^>]*>\n<\/urlset>\n$/);
    }
  });

  it('of any other kind are not there', async () => {
    expect((await visit('/sitemaps/constructor.xml', visitorOf('GB'))).status).toBe(404);
  });
});
