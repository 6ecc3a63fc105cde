import { describe, expect, it } from 'vitest';
import { ORIGIN, siteWith, visitorOf, visitSite } from '../site.runtime.ts';

const SITE_URL = 'https://scores.example.com';
const production = { ENVIRONMENT: 'production', SITE_URL };

describe('SITE_URL', () => {
  it.each([
    ...['/', '/nl/voetbal/live?date=2026-11-22', '/sitemap.xml', '/image?url=x', '/no-such-page', '//evil.example/'],
  ])('receives a redirect of %s from another host', async (path) => {
    const response = await visitSite(production, path, { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(`${SITE_URL}${path}`);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('receives a redirect to the canonical path from another host', async () => {
    const response = await visitSite(production, '/nl/Football/?filter=live', { Host: 'evil.example' });
    expect(response.headers.get('Location')).toBe(`${SITE_URL}/nl/voetbal?filter=live`);
  });

  it('keeps the method of a POST in the redirect', async () => {
    const response = await visitSite(production, '/static/about-us', {}, { method: 'POST', body: 'x' });
    expect(response.status).toBe(308);
    expect((await visitSite(production, '/', {}, { method: 'HEAD' })).status).toBe(301);
  });

  it('receives a redirect from plain HTTP to the same path', async () => {
    const settings = { ENVIRONMENT: 'production', SITE_URL: ORIGIN };
    const site = siteWith(settings);
    const plain = await site('/static/about-us', {}, {}, ORIGIN.replace('https', 'http'));
    expect(plain.status).toBe(301);
    expect(plain.headers.get('Location')).toBe(`${ORIGIN}/static/about-us`);
    expect(plain.headers.has('Strict-Transport-Security')).toBe(false);
    const secure = await site('/static/about-us', {});
    expect(secure.status).toBe(200);
    expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });

  it('does not redirect the API of another host', async () => {
    const site = siteWith(production);
    expect((await site('/api/health', {})).status).toBe(200);
    expect((await site('/api/purge', {}, { method: 'POST' })).status).toBe(503);
    expect((await site('/api/live', {})).status).toBe(200);
  });

  it.each(['/', '/nl/static/about-us'])('is the origin of every absolute address in %s', async (path) => {
    const html = await (await visitSite({ SITE_URL }, path, visitorOf('GB'))).text();
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}${path}">`);
    expect(html.match(/hreflang="[^"]+" href="([^"]*)"/g)?.every((link) => link.includes(SITE_URL))).toBe(true);
    expect(html).toContain(`<meta property="og:image" content="${SITE_URL}/`);
    expect(html).not.toContain(ORIGIN);
  });

  it.each(['/sitemap.xml', '/sitemaps/pages.xml', '/robots.txt', '/.well-known/security.txt'])(
    'is the origin of every address in %s',
    async (path) => {
      const text = await (await visitSite({ SITE_URL }, path, visitorOf('GB'))).text();
      expect(text).toContain(`${SITE_URL}/`);
      expect(text).not.toContain(ORIGIN);
    },
  );

  it('causes no redirect outside production', async () => {
    expect((await visitSite({ SITE_URL }, '/static/about-us', visitorOf('GB'))).status).toBe(200);
  });
});
