import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteWith, visitorOf } from '../../site.runtime.ts';

const london = visitorOf('GB');

const record = (id: string, changes: Record<string, unknown> = {}) => ({
  id,
  sport: '1',
  start_date: '2026-11-21T15:00:00Z',
  status: '1st half',
  tournament: { id: '57', name: 'Eredivisie', country: { id: '9', name: 'Netherlands' } },
  home: { id: `${id}h`, name: 'Ajax' },
  away: { id: `${id}w`, name: 'PSV' },
  properties: { GameStarted: '2026-11-21T15:01:00Z' },
  results: { runningscore: { home: '2', away: '1' } },
  incidents: { home: [], away: [] },
  ...changes,
});

const odd: Record<string, Record<string, unknown>> = {
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

let number = 0;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  number += 1;
});

afterEach(() => vi.restoreAllMocks());

describe.each(Object.keys(odd))('a record with %s', (kind) => {
  it('costs at most itself: no page fails, and the match beside it is whole', async () => {
    const strange = record('b2', odd[kind]);
    const sound = record('a1', { home: { id: 'h', name: 'Feyenoord' } });
    const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
      const { pathname } = new URL(request instanceof Request ? request.url : request);
      if (pathname === '/v2/events/live') return Response.json({ fixtures: [strange, sound, strange], results: [] });
      if (pathname.endsWith('/head-to-head')) return Response.json({ events: [strange] });
      if (/^\/v2\/events\/\w+$/.test(pathname)) return Response.json(pathname.endsWith('a1') ? sound : strange);
      return Response.json({ detail: 'Not found.' }, { status: 404 });
    });
    const visit = siteWith({ LIVE_API_URL: `https://odd-${number}.test` });
    for (const path of ['/', '/nl', '/football/live', '/match/football/feyenoord-psv-a1']) {
      const response = await visit(path, london);
      expect(response.status, path).toBe(200);
      const html = await response.text();
      expect(html, path).toContain('Feyenoord');
      expect(html, path).toMatch(/<footer[\s\S]*<\/html>/);
      expect(html, path).not.toMatch(/<script>alert|<img src=x/);
    }
    for (const tab of ['', '/line-ups', '/statistics', '/head-to-head']) {
      const answered = await visit(`/match/football/ajax-psv-b2${tab}`, london);
      expect([200, 301, 404, 503], tab).toContain(answered.status);
      await answered.text();
    }
    expect(problems).not.toHaveBeenCalled();
  });
});

describe('a match that nobody can read on its own page', () => {
  it.each([
    ['/match/football/ajax-psv-b2', 'Page not found', 'href="/"'],
    ['/nl/wedstrijd/voetbal/ajax-psv-b2', 'Pagina niet gevonden', 'href="/nl"'],
  ])('is a 404 with a way back at %s, while a broken answer stays one that may pass', async (path, title, way) => {
    const nameless = record('b2', { home: { id: 'h', name: '' }, away: { id: 'w', name: '  ' } });
    let answer: unknown = nameless;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
      const { pathname } = new URL(request instanceof Request ? request.url : request);
      if (pathname === '/v2/events/live') return Response.json({ fixtures: [record('a1')], results: [] });
      return pathname === '/v2/events/b2' ? Response.json(answer) : Response.json({ detail: '' }, { status: 404 });
    });
    const first = await siteWith({ LIVE_API_URL: `https://unread-${number}.test` })(path, london);
    expect(first.status).toBe(404);
    const html = await first.text();
    expect(html).toContain(title);
    expect(html).toContain(way);
    answer = { error: 'busy' };
    const later = await siteWith({ LIVE_API_URL: `https://unread-busy-${number}.test` })(path, london);
    expect(later.status).toBe(503);
  });
});
