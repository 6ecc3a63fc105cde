import { describe, expect, it } from 'vitest';
import { ORIGIN, siteWith, visit, visitorOf } from '../site.runtime.ts';

const page = async (path: string, headers = visitorOf('GB')) => (await visit(path, headers)).text();

const titleOf = (html: string) => /<title>([^<]*) · Scoreline<\/title>/.exec(html)?.[1] ?? '';
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)">/.exec(html)?.[1] ?? '';
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1] ?? '';
const isIndexed = (html: string) => !html.includes('<meta name="robots" content="noindex">');

describe('the head of a list', () => {
  it('promises odds only to who sees some', async () => {
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
  ])('of %s names %s as its one address', async (path, address) => {
    expect(canonicalOf(await page(path))).toBe(address);
  });

  it.each([
    ['today', '/', true],
    ['a near day with matches', '/?date=2026-11-25', true],
    ['a day far ahead', '/?date=2027-03-01', false],
    ['a day long ago', '/nl/voetbal?date=1987-03-01', false],
    ['what is played on another day', '/football/live?date=2026-11-22', false],
  ])('lets search engines keep %s: %s, %s', async (_, path, indexed) => {
    expect(isIndexed(await page(path))).toBe(indexed);
  });

  it('says which other day it is of', async () => {
    const html = await page('/nl/voetbal/england?date=2026-11-22');
    expect(titleOf(html)).toBe('Voetbal in Engeland op zondag 22 november: uitslagen en programma');
    expect(descriptionOf(html)).toContain('zondag 22 november');
  });

  it('of a near day without matches is not for search engines', async () => {
    const day = (events: unknown[]) => Response.json({ fixtures: events, results: [] });
    const visitFeed = siteWith({ LIVE_API_URL: 'https://quiet.test', POLLER: undefined });
    const fetched = globalThis.fetch;
    globalThis.fetch = async () => day([]);
    try {
      const headers = visitorOf('GB', { 'x-visitor-time-zone': 'UTC' });
      const html = await (await visitFeed('/?date=2026-11-23', headers)).text();
      expect(isIndexed(html)).toBe(false);
      expect(isIndexed(await (await visitFeed('/', headers)).text())).toBe(true);
    } finally {
      globalThis.fetch = fetched;
    }
  });
});

describe('the head of a team', () => {
  it('has one address, whatever competition the link came from', async () => {
    const lists = await page('/football/england/premier-league-9494611/standings');
    const link = /href="(\/team\/[^"?]+)\?competition=/.exec(lists)?.[1] ?? '';
    const [plain, linked] = [await page(link), await page(`${link}?competition=9494611`)];
    for (const html of [plain, linked]) expect(canonicalOf(html)).toBe(`${ORIGIN}${link}`);
    expect(titleOf(plain)).toMatch(/ \(.+, .+\): fixtures, results and squad$/);
  });
});
