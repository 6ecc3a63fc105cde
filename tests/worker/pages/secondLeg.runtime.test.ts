import { describe, expect, it } from 'vitest';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';

const [alfa, beta] = [
  { id: 'ta', name: 'Alfa' },
  { id: 'tb', name: 'Beta' },
];

const leg = (id: string, day: string, changes: object) =>
  wireMatch({ id, round: 'Semi-final', start_date: `2026-11-${day}T19:00:00Z`, home: alfa, away: beta, ...changes });

const scored = (home: number, away: number) => ({ results: { runningscore: { home, away } } });

/** The first leg was postponed and played under another id. */
const LEGS = [
  leg('L1D', '18', { status: 'Postponed' }),
  leg('L1D2', '19', { status: 'Finished', ...scored(1, 1) }),
  leg('L2A', '21', { home: beta, away: alfa, status: '2nd half', ...scored(2, 0) }),
];

const siteWith = (source: string, legs: object) =>
  feedSite(({ pathname }) => {
    if (pathname === source) return legs;
    const found = LEGS.find(({ id }) => pathname === `/v2/events/${id}`);
    return (
      found ??
      (pathname.startsWith('/v2/events') && !pathname.includes('/L') ? { fixtures: [], results: [] } : undefined)
    );
  });

describe.each([
  ['the season', '/v1/tournaments/t1/events', { fixtures: LEGS, results: [] }],
  ['an earlier meeting', '/v2/events/L2A/head-to-head', { events: LEGS.slice(0, 2) }],
])('a second leg with a first leg in %s', (_, source, legs) => {
  it.each([
    ['/match/football/beta-alfa-L2A', '1st leg: Alfa v Beta 1–1', 'Aggregate 3–1'],
    ['/nl/wedstrijd/voetbal/beta-alfa-L2A', 'Heenduel: Alfa – Beta 1–1', 'Totaal 3–1'],
  ])('names it and the aggregate on %s', async (path, ...signs) => {
    const text = (await siteWith(source, legs).open(path)).text.replaceAll('<!-- -->', '');
    for (const sign of signs) expect([sign, text.includes(sign)]).toEqual([sign, true]);
    expect(text).toMatch(/<a href="[^"]*alfa-beta-L1D2">/);
  });

  it('is not named on the page of the first leg', async () => {
    expect((await siteWith(source, legs).open('/match/football/alfa-beta-L1D2')).text.includes('1st leg')).toBe(false);
  });
});
