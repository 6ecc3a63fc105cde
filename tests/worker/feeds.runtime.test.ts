import { describe, expect, it } from 'vitest';
import { visit, visitorOf } from './site.runtime.ts';

const read = async (path: string) => {
  const response = await visit(path, visitorOf('GB'));
  expect(response.status).toBe(200);
  return { type: response.headers.get('Content-Type'), text: await response.text() };
};

describe('what machines read', () => {
  it('robots.txt keeps crawlers from play links and the API and names the site map', async () => {
    const { type, text } = await read('/robots.txt');
    expect(type).toMatch(/^text\/plain/);
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /play/',
      'Disallow: /nl/speel/',
      'Disallow: /api/',
      '',
      'Sitemap: https://scoreline.test/sitemap.xml',
      '',
    ]);
  });

  it('the site map names each page once in each language, with its alternates', async () => {
    const { type, text } = await read('/sitemap.xml');
    expect(type).toMatch(/^application\/xml/);
    const addresses = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(
      expect.arrayContaining([
        'https://scoreline.test/',
        'https://scoreline.test/nl',
        'https://scoreline.test/ice-hockey/live',
        'https://scoreline.test/nl/ijshockey/live',
        'https://scoreline.test/football/competitions',
        'https://scoreline.test/nl/voetbal/regions',
        'https://scoreline.test/static/about-us',
        'https://scoreline.test/nl/static/cookie-policy',
      ]),
    );
    expect(text).not.toMatch(/\/play|\/speel/);
    expect(text.match(/hreflang="x-default"/g)).toHaveLength(addresses.length);
    expect(text).toContain('<xhtml:link rel="alternate" hreflang="nl" href="https://scoreline.test/nl/voetbal"/>');
  });

  it('the manifest names the site', async () => {
    const { type, text } = await read('/manifest.webmanifest');
    expect(type).toMatch(/^application\/manifest\+json/);
    expect(JSON.parse(text)).toMatchObject({ name: 'Scoreline', start_url: '/' });
  });
});
