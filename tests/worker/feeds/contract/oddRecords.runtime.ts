import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../../support/wireMatch.ts';
import { siteWith, visitorOf } from '../../site.runtime.ts';

export const record = (id: string, changes: Record<string, unknown> = {}) =>
  wireMatch({
    ...{ id, start_date: '2026-11-21T15:00:00Z', status: '1st half' },
    ...{ home: { id: `${id}h`, name: 'Ajax' }, away: { id: `${id}w`, name: 'PSV' } },
    properties: { GameStarted: '2026-11-21T15:01:00Z' },
    results: { runningscore: { home: '2', away: '1' } },
    ...changes,
  });

/** Every kind of record that breaks the contract. */
export const ODD: Record<string, Record<string, unknown>> = {
  'results as a list': { results: [{ type: 'runningscore', home: 1, away: 0 }] },
  'results as text': { results: { runningscore: '2-1' } },
  'scores that are none': { results: { runningscore: { home: -1, away: 1e300 } } },
  'incidents as a list': { incidents: [{ type: 'Goal' }] },
  'incidents as objects': { incidents: { home: { 0: { type: 'Goal' } }, away: null } },
  'incidents of nonsense': {
    incidents: {
      home: [
        null,
        'goal',
        { match_time: '90+3', type: 'Goal', detail: 'x', player: 7, assists: 'y' },
        { match_time: -5, type: 'Goal', player: { name: { first: 'A' } } },
        { match_time: '999+99', type: 'x'.repeat(100_000) },
        { match_time: null, type: '__proto__', player: { name: 'toString', id: 'constructor' } },
      ],
      away: Array.from({ length: 3000 }, () => ({ match_time: '1', type: 'Yellow card' })),
    },
  },
  'no tournament': { tournament: null },
  'a tournament without a country': { tournament: { id: 57, name: 'Eredivisie' } },
  'a country as text': { tournament: { id: 57, name: 'Eredivisie', country: 'Netherlands' } },
  'a sport by name': { sport: 'Soccer' },
  'a sport as an object': { sport: { id: 1, name: 'Football' } },
  'no home team': { home: null },
  'a team as text': { home: 'Ajax' },
  'hostile names': {
    home: { id: 'x', name: '</script><script>alert(1)</script>\u2028\u202E' },
    away: { id: 'y', name: '"><img src=x onerror=alert(1)>&lt;b&gt;' },
  },
  'huge names': { home: { id: 'x', name: 'W'.repeat(1_000_000) }, round: 'r'.repeat(1_000_000) },
  'a status as a number': { status: 7 },
  'a status that every object has': { status: 'constructor' },
  'an id that every object has': { id: 'toString' },
  'instants of nonsense': { properties: { GameStarted: 'soon' }, start_date: '2026-11-21T99:00:00Z' },
  'an epoch': { start_date: 1_795_273_200 },
  'details of nonsense': {
    lineups: { home: { formation: 442, players: [null, { player: { name: 'Z', id: '../' }, starter: 'yes' }] } },
    statistics: [
      { type: '__proto__', home: '1e9', away: null },
      { type: 'Shots', home: 'Infinity' },
    ],
    venue: { name: 'V', attendance: '60,000' },
    referee: { name: null },
    periods: { home: 1 },
  },
  'deep nesting': { incidents: JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) },
};

let sites = 0;

/** Tests each kind of invalid record in a list with a valid one. */
export function testOddRecords(kinds: readonly string[]): void {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sites += 1;
  });

  afterEach(() => vi.restoreAllMocks());

  describe.each(kinds)('a record with %s', (kind) => {
    it('breaks no page and no other match', async () => {
      const strange = record('b2', ODD[kind]);
      const sound = record('a1', { home: { id: 'h', name: 'Feyenoord' } });
      const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const url = `https://odd-${sites}.test`;
      fakeFetch({
        [url]: (_, { pathname }) => {
          if (pathname === '/v2/events/live')
            return Response.json({ fixtures: [strange, sound, strange], results: [] });
          if (pathname.endsWith('/head-to-head')) return Response.json({ events: [strange] });
          if (/^\/v2\/events\/\w+$/.test(pathname)) return Response.json(pathname.endsWith('a1') ? sound : strange);
          return Response.json({ detail: 'Not found.' }, { status: 404 });
        },
      });
      const visit = siteWith({ LIVE_API_URL: url });
      for (const path of ['/', '/nl', '/football/live', '/match/football/feyenoord-psv-a1']) {
        const response = await visit(path, visitorOf('GB'));
        expect(response.status, path).toBe(200);
        const html = await response.text();
        expect(html, path).toContain('Feyenoord');
        expect(html, path).toMatch(/<footer[\s\S]*<\/html>/);
        expect(html, path).not.toMatch(/<script>alert|<img src=x/);
      }
      for (const tab of ['', '/line-ups', '/statistics', '/head-to-head']) {
        const answered = await visit(`/match/football/ajax-psv-b2${tab}`, visitorOf('GB'));
        expect([200, 301, 404, 503], tab).toContain(answered.status);
        await answered.text();
      }
      expect(problems).not.toHaveBeenCalled();
    });
  });
}
