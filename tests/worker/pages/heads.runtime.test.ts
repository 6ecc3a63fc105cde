import { describe, expect, it } from 'vitest';
import { LEAGUE_PATH, linkedMatch, linkedTeam } from '../demoPaths.runtime.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { ORIGIN, textOf as page, visitorOf } from '../site.runtime.ts';

const titleOf = (html: string) => /<title>([^<]*?)(?: · Scoreline)?<\/title>/.exec(html)?.[1] ?? '';
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)">/.exec(html)?.[1] ?? '';
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1] ?? '';
const isIndexed = (html: string) => !html.includes('<meta name="robots" content="noindex">');

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

describe('the head of a list', () => {
  it('promises odds only to visitors who see odds', async () => {
    const shown = await page('/');
    expect(titleOf(shown)).toMatch(/odds/);
    expect(descriptionOf(shown)).toMatch(/odds/);
    for (const headers of [visitorOf('XX'), visitorOf('GB', { Cookie: 'odds=off' })]) {
      for (const path of ['/', '/nl', '/basketball', '/nl/basketbal']) {
        const hidden = await page(path, headers);
        expect(`${titleOf(hidden)} ${descriptionOf(hidden)}`).not.toMatch(/odds/i);
      }
    }
  });

  it.each([
    ['/football', `${ORIGIN}/`],
    ['/nl/voetbal', `${ORIGIN}/nl`],
    ['/football?date=2026-11-22', `${ORIGIN}/?date=2026-11-22`],
    ['/basketball', `${ORIGIN}/basketball`],
    ['/football/live?date=2026-11-22', `${ORIGIN}/football/live`],
    ['/football?competition=47&utm_source=a', `${ORIGIN}/`],
  ])('names for %s the canonical address %s', async (path, address) => {
    expect(canonicalOf(await page(path))).toBe(address);
  });

  it.each([
    ['today', '/', true],
    ['a near day with matches', '/?date=2026-11-25', true],
    ['a day far ahead', '/?date=2027-03-01', false],
    ['a day long ago', '/nl/voetbal?date=1987-03-01', false],
    ['live matches of another day', '/football/live?date=2026-11-22', false],
  ])('lets search engines keep %s (%s): %s', async (_, path, indexed) => {
    expect(isIndexed(await page(path))).toBe(indexed);
  });

  it('keeps a near day without matches out of search engines', async () => {
    const { open } = feedSite(() => ({ fixtures: [], results: [] }), { POLLER: undefined });
    const headers = visitorOf('GB', { 'x-visitor-time-zone': 'UTC' });
    expect(isIndexed((await open('/?date=2026-11-23', headers)).text)).toBe(false);
    expect(isIndexed((await open('/', headers)).text)).toBe(true);
  });
});

it('the head of a match fits search results in every tab', async () => {
  const path = await linkedMatch();
  for (const tab of ['', '/line-ups', '/statistics', '/odds', '/head-to-head', '/standings']) {
    const whole = /<title>([^<]*)</.exec(await page(`${path}${tab}`))?.[1] ?? '';
    expect(whole.length, whole).toBeGreaterThan(20);
    expect(whole.length, whole).toBeLessThanOrEqual(75);
  }
});

it('the head of a team has one canonical address with and without a competition', async () => {
  const link = await linkedTeam();
  const [plain, linked] = [await page(link), await page(`${link}?competition=${LEAGUE_PATH.split('-').at(-1)}`)];
  for (const html of [plain, linked]) expect(canonicalOf(html)).toBe(`${ORIGIN}${link}`);
  expect(titleOf(plain)).toMatch(/ \(.+, .+\): fixtures, results and squad$/);
});

describe('the social card of a page', () => {
  it('names its picture, address and languages', async () => {
    const html = await page('/nl/basketbal?date=2026-11-22');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain(`<meta property="og:url" content="${ORIGIN}/nl/basketbal?date=2026-11-22">`);
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/preview/nl/site-`);
    expect(html).toContain('<meta property="og:locale" content="nl_NL">');
    expect(html).toContain('<meta property="og:locale:alternate" content="en_GB">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/assets/icons/apple-touch-icon.png">');
  });

  it('has no address on a page that does not exist', async () => {
    const html = await page('/no/such/page-1');
    expect(html).not.toContain('og:url');
    expect(html).toContain('<meta property="og:locale" content="en_GB">');
  });
});

it.each([
  '/?filter=live',
  '/football?filter=upcoming',
  '/football/regions?q=eng',
  '/football?date=2026-11-22&filter=finished',
])('the robots tag of a page is noindex on %s beside a canonical address', async (path) => {
  const html = await page(path);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical"');
  expect(html).not.toMatch(/<link rel="canonical"[^>]*(filter|all|q)=/);
});

it('the structured data of the home page describe site, search and organisation', async () => {
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
