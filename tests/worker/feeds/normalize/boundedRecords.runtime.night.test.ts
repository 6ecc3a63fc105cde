import { beforeEach, describe, expect, it } from 'vitest';
import { fakeSource, newUrl } from '../../../support/fakeFetch.runtime.ts';
import { london, siteWith } from '../../site.runtime.ts';

const MAX_BYTES = 2_000_000;

/** The longest name that is shown, in letters of three bytes. */
const LONG = '長'.repeat(160);
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at));

const tournament = { id: '37', name: 'Eredivisie', country: { id: '1', name: 'Netherlands' } };
const record = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  sport: '1',
  start_date: '2026-11-21T15:00:00Z',
  status: '2nd half',
  tournament,
  home: { id: 'h1', name: `Ajax ${LONG}` },
  away: { id: 'a1', name: `PSV ${LONG}` },
  properties: { SecondHalfStarted: '2026-11-21T16:00:00Z' },
  results: { runningscore: { home: '2', away: '1' } },
  ...more,
});

const person = (at: number) => ({ id: `p${at}`, name: at < 500 ? `${at} ${LONG}` : 'X' });
const goal = (at: number) => ({
  match_time: String(at % 90),
  type: 'Goal',
  detail: '1-0',
  player: person(at),
  assists: times(at < 500 ? 9 : 0, person),
});
const side = {
  formation: '4-4-2',
  coach: { name: LONG },
  players: times(5000, (at) => ({ player: person(at), starter: at % 2 === 0 })),
};
const absurd = record('e1', {
  round: 'r'.repeat(1_000_000),
  incidents: { home: times(50_000, goal), away: times(50_000, goal) },
  lineups: { home: side, away: side },
  statistics: times(20_000, (at) => ({ type: `number ${at} ${LONG.slice(0, 20)}`, home: at, away: at })),
  periods: times(5000, (at) => ({ name: `${at} ${LONG}`, home: 1, away: 2 })),
  venue: { name: 'v'.repeat(1_000_000), city: LONG },
  referee: { name: 'f'.repeat(1_000_000) },
});
const table = (name: string) => ({
  name,
  rows: times(5000, (at) => ({
    ...{
      rank: at + 1,
      team: { id: at === 0 ? 'h1' : `t${name}${at}`, name: `${at} ${LONG}` },
      played: 30,
      won: 9,
      drawn: 3,
    },
    lost: 9,
    for: 3,
    against: 4,
    points: 30,
    form: 'W'.repeat(at < 50 ? 20_000 : 5),
  })),
  zones: times(5000, (at) => ({ name: `zone ${at}`, from: at, to: at })),
});

const answers: Readonly<Record<string, unknown>> = {
  'v2/events/live': { fixtures: [record('e1')], results: [] },
  'v2/events/e1': absurd,
  'v2/events/e1/head-to-head': { events: times(10_000, (at) => record(`m${at}`, { status: 'Finished' })) },
  'v1/tournaments/37/standings': { groups: [table('A'), table('B')] },
  'v1/tournaments?sport=1': {
    tournaments: times(20_000, (at) => ({ ...tournament, id: String(at), name: `${at} ${'c'.repeat(60)}` })),
  },
  'v1/countries?sport=1': { countries: times(5000, (at) => ({ id: `c${at}`, name: `Land ${at}` })) },
};
const texts = new Map(Object.entries(answers).map(([path, answer]) => [path, JSON.stringify(answer)]));

let open: (path: string) => Promise<Response>;

beforeEach(() => {
  const url = newUrl('absurd');
  fakeSource(url, (path) => new Response(texts.get(path) ?? '{"detail":"Not found."}'));
  const visit = siteWith({ LIVE_SOURCE: 'backend', LIVE_API_URL: url, UPSTREAM_TIMEOUT_MS: '30000' });
  open = (path) => visit(path, london);
});

describe('a feed with endless records', () => {
  it.each([
    ['English', '/match/football/', ['', '/line-ups', '/statistics', '/head-to-head', '/standings', '/odds']],
    ['Dutch', '/nl/wedstrijd/voetbal/', ['', '/opstellingen', '/statistieken', '/onderling', '/stand', '/odds']],
  ])('gives match tabs of at most 2 MB in %s', async (_, base, tabs) => {
    for (const path of [...tabs.map((tab) => `${base}ajax-psv-e1${tab}`), '/api/event?sport=football&id=e1']) {
      const response = await open(path);
      const { byteLength } = await response.arrayBuffer();
      expect([path, response.status]).toEqual([path, 200]);
      expect(byteLength, path).toBeLessThan(MAX_BYTES);
    }
  });

  it('gives other pages of at most 2 MB', async () => {
    for (const [path, status] of [
      ['/', 200],
      // The answers with tables and line-ups are over 8 MB, so they count as failures.
      ['/football/netherlands/0-37/standings', 503],
      ['/player/x-h1-p1', 503],
      ['/team/ajax-h1', 200],
      ['/football/competitions', 200],
      ['/nl/voetbal/regions', 200],
    ] as const) {
      const first = await open(path);
      const response = first.status === 301 ? await open(first.headers.get('Location') ?? '') : first;
      expect([path, response.status]).toEqual([path, status]);
      expect((await response.arrayBuffer()).byteLength, path).toBeLessThan(MAX_BYTES);
    }
  });
});
