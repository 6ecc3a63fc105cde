import { describe, expect, it } from 'vitest';
import { ORIGIN, visit, visitorOf } from '../site.runtime.ts';

const page = async (path: string) => (await visit(path, visitorOf('GB'))).text();

/** The structured data of a page, by its type. */
function structured(html: string): Record<string, unknown> {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return Object.fromEntries(
    Array.from(scripts, ([, text = '']) => {
      const data: unknown = JSON.parse(text);
      return [typeof data === 'object' && data !== null ? Reflect.get(data, '@type') : '', data];
    }),
  );
}

describe('what is shared of a page', () => {
  it('is its card, its address and its languages', async () => {
    const html = await page('/nl/basketbal?date=2026-11-22');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain(`<meta property="og:url" content="${ORIGIN}/nl/basketbal?date=2026-11-22">`);
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/preview/nl/site-`);
    expect(html).toContain('<meta property="og:locale" content="nl_NL">');
    expect(html).toContain('<meta property="og:locale:alternate" content="en_GB">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/assets/icons/apple-touch-icon.png">');
  });

  it('has no address where the page has none', async () => {
    const html = await page('/no/such/page-1');
    expect(html).not.toContain('og:url');
    expect(html).toContain('<meta property="og:locale" content="en_GB">');
  });
});

describe('what search engines keep', () => {
  it.each([
    '/?filter=live',
    '/football?filter=upcoming',
    '/football/regions?q=eng',
    '/football?date=2026-11-22&filter=finished',
  ])('is not %s, which names the page itself', async (path) => {
    const html = await page(path);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<link rel="canonical"');
    expect(html).not.toMatch(/<link rel="canonical"[^>]*(filter|all|q)=/);
  });

  it('is every other page', async () => {
    expect(await page('/football?date=2026-11-22')).not.toContain('noindex');
  });
});

describe('structured data', () => {
  it('names the site on its home page', async () => {
    expect(structured(await page('/'))).toEqual({
      WebSite: {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Scoreline',
        url: `${ORIGIN}/`,
        inLanguage: 'en',
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${ORIGIN}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
      Organization: {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Scoreline',
        url: `${ORIGIN}/`,
        logo: `${ORIGIN}/assets/icons/icon-512.png`,
      },
    });
  });

  it('tells a match on each of its pages, with the address of the first', async () => {
    const sitemap = await page('/sitemaps/matches.xml');
    const path = /<loc>https:\/\/scoreline\.test(\/match\/[^<]+)</.exec(sitemap)?.[1] ?? '';
    const { SportsEvent: event, BreadcrumbList: trail } = structured(await page(path));
    expect(trail).toBeDefined();
    expect(event).toMatchObject({
      '@type': 'SportsEvent',
      name: expect.stringContaining(' – '),
      startDate: expect.stringMatching(/^2026-11-2\dT\d\d:\d\d:00\.000Z$/),
      homeTeam: { '@type': 'SportsTeam' },
      competitor: [{ '@type': 'SportsTeam' }, { '@type': 'SportsTeam' }],
      url: `${ORIGIN}${path}`,
    });
  });
});
