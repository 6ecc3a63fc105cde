import { describe, expect, it } from 'vitest';
import { parseSnapshot } from '../../../web/domain/listSchemas.ts';
import type { Snapshot } from '../../../web/domain/snapshot.ts';
import { isLive, listedMatch, matchPath } from '../demoMatches.runtime.ts';
import { SATURDAY, visit, visitorOf, visitSite } from '../site.runtime.ts';

const LIVE = '/api/live?sport=football&date=2026-11-21&zone=Europe/London';

async function snapshotOf(response: Response): Promise<Snapshot> {
  const snapshot = parseSnapshot(await response.json());
  if (snapshot === null) throw new Error('not a snapshot');
  return snapshot;
}

describe('GET /api/live', () => {
  it('answers a snapshot whose counter equals its matches', async () => {
    const response = await visit('/api/live?sport=football', { 'x-visitor-now': SATURDAY });
    expect(response.status).toBe(200);
    const { matches, counters, stale, version } = await snapshotOf(response);
    expect(matches.length).toBeGreaterThan(10);
    expect(counters.all).toBe(matches.length);
    expect(stale).toBe(false);
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect(new Set(matches.map(({ sport }) => sport))).toEqual(new Set(['football']));
  });

  it('cuts the day at midnight in the time zone of the visitor', async () => {
    for (const zone of ['America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kathmandu']) {
      const response = await visit(`/api/live?date=2026-11-22&zone=${zone}`, { 'x-visitor-now': SATURDAY });
      const { matches } = await snapshotOf(response);
      const dates = new Set(
        matches.map(({ kickOff }) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(kickOff)),
      );
      expect([...dates]).toEqual(['2026-11-22']);
    }
  });

  it.each([
    ['sport=cricket', 'sport is one of'],
    ['date=2026-02-30', 'date is a calendar date'],
    ['date=yesterday', 'date is a calendar date'],
    ['zone=Mars/Olympus', 'zone is an IANA time zone'],
    ['filter=new', 'filter is one of'],
    ['page=0', 'page is a whole number'],
    ['tournament=../x', 'tournament is the id'],
  ])('answers 400 with a reason to %s', async (query, message) => {
    const response = await visit(`/api/live?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(message);
  });
});

it('the home page answers 503 without made-up matches when a real backend fails', async () => {
  const response = await visitSite(
    { LIVE_API_URL: 'https://scores.test', DEMONSTRATION: 'content' },
    '/',
    visitorOf('GB'),
  );
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('10');
  const html = await response.text();
  expect(html).toContain('Scores can’t be loaded right now.');
  expect(html).toContain('offers and news are made up');
  expect(html).not.toContain('<li class="row');
});

describe('offers beside a running match', () => {
  const running = async (country: string) =>
    matchPath(await listedMatch(isLive, { list: LIVE, headers: visitorOf(country) }));

  it('are hidden in the Netherlands', async () => {
    for (const path of [await running('NL'), '/football/live']) {
      const html = await (await visit(path, visitorOf('NL'))).text();
      expect(html).toMatch(/row-live|event-score/);
      expect(html).not.toMatch(/\/play\/|Top Sportsbook Bonuses|No operators available/);
    }
    const match = await (await visit(await running('NL'), visitorOf('NL'))).text();
    expect(match).not.toMatch(/"decimal"|Best odds/);
    expect(await (await visit('/', visitorOf('NL'))).text()).toContain('Top Sportsbook Bonuses');
  });

  it('are shown in Great Britain', async () => {
    expect(await (await visit(await running('GB'), visitorOf('GB'))).text()).toContain('Top Sportsbook Bonuses');
  });
});
