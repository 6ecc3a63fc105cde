import { describe, expect, it } from 'vitest';
import { visit, visitorOf } from '../site.runtime.ts';

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

  it('the manifest names the site', async () => {
    const { type, text } = await read('/manifest.webmanifest');
    expect(type).toMatch(/^application\/manifest\+json/);
    expect(JSON.parse(text)).toMatchObject({
      name: 'Scoreline',
      start_url: '/',
      icons: [
        { src: '/favicon.svg' },
        { src: '/assets/icons/icon-192.png', sizes: '192x192' },
        { src: '/assets/icons/icon-512.png', sizes: '512x512' },
        { src: '/assets/icons/maskable-512.png', purpose: 'maskable' },
      ],
    });
  });
});
