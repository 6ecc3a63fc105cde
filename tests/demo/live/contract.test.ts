import { describe, expect, it } from 'vitest';
import { Feed, MINUTE, SATURDAY } from './feed.ts';
import { countryId, tournamentId } from './ids.ts';

const EVENING = SATURDAY + 18.5 * 60 * MINUTE;

describe('demonstration feed contract', () => {
  it('events have the shape of the contract', async () => {
    const events = await new Feed(240, EVENING).all();
    expect(new Set(events.map(({ sport }) => sport))).toEqual(
      new Set(['football', 'basketball', 'ice-hockey', 'handball']),
    );
    for (const event of events) {
      expect(event).toMatchObject({
        id: expect.stringMatching(/^\d+$/),
        name: `${event.home.name}-${event.away.name}`,
        start_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z?$/),
        status: expect.any(String),
        tournament: { id: expect.stringMatching(/^\d+$/), country: { id: expect.stringMatching(/^\d+$/) } },
        results: { runningscore: { home: expect.stringMatching(/^\d+$/), away: expect.stringMatching(/^\d+$/) } },
      });
      expect(event).not.toHaveProperty('lineups');
      expect(event).not.toHaveProperty('statistics');
      expect('periods' in event).toBe(event.sport !== 'football');
    }
    expect(events.some(({ start_date }) => !start_date.endsWith('Z'))).toBe(true);
    expect(JSON.stringify(events)).not.toMatch(/demo/i);
  });

  it('periods of other sports add up to the score', async () => {
    for (const event of await new Feed(240, EVENING).all()) {
      if (!event.periods || event.status === 'Finished after awarded win') continue;
      const home = event.periods.reduce((sum, period) => sum + Number(period.home), 0);
      expect(String(home)).toBe(event.results.runningscore?.home);
    }
  });

  it('every id in an answer has an event, competition or country', async () => {
    const feed = new Feed(60, EVENING);
    for (const event of (await feed.all()).slice(0, 8)) {
      expect((await feed.event(event.id)).name).toBe(event.name);
      const { events } = await feed.headToHead(event.id);
      expect(events.length).toBeGreaterThanOrEqual(5);
      expect(events.length).toBeLessThanOrEqual(8);
      for (const past of events) {
        expect(past.start_date < event.start_date).toBe(true);
        expect(past.results).toHaveProperty('finalresult');
        expect([past.home.id, past.away.id].sort()).toEqual([event.home.id, event.away.id].sort());
      }
      const first = events[0];
      if (first)
        expect(await feed.event(first.id)).toMatchObject(
          JSON.parse(JSON.stringify({ id: first.id, results: first.results })),
        );
      const tournament = await feed.read(`/v1/tournaments/${event.tournament.id}`);
      expect(tournament).toMatchObject(event.tournament);
    }
  });

  it('counts match the events of countries and competitions', async () => {
    const feed = new Feed(240, EVENING);
    const { counter } = await feed.counter('2026-11-21', 1);
    const { countries } = await feed.countries(1);
    const { tournaments } = await feed.tournaments(1);
    const sum = (list: readonly { events: number }[]) => list.reduce((total, { events }) => total + events, 0);
    expect(sum(countries)).toBe(counter);
    expect(sum(tournaments)).toBe(counter);
    const england = countries.find(({ name }) => name === 'England');
    const english = await feed.tournaments(1, england?.id);
    expect(english.tournaments.every(({ country }) => country.id === england?.id)).toBe(true);
    const events = await feed.on('2026-11-21', `&sport=1&country=${england?.id}`);
    expect(events).toHaveLength(england?.events ?? -1);
    for (const { id, name } of countries) expect(id).toBe(countryId(name));
    for (const { id, name, country } of tournaments) expect(id).toBe(tournamentId('football', country.name, name));
    const ids = [...countries, ...tournaments].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    '/v2/events/1',
    '/v2/events/20778000000',
    '/v2/events/abc/odds',
    '/v2/events/1/head-to-head',
    '/v1/tournaments/7',
    '/v1/tournaments/7/standings',
    '/v1/countries?sport=99',
    '/v2/events?sport=0&date=2026-11-21',
    '/v3',
    '/',
  ])('the request %s gets Not found', async (path) => {
    const response = await new Feed(20, EVENING).app.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Not found.' });
  });

  it('an invalid date is refused', async () => {
    const response = await new Feed(20, EVENING).app.request('/v1/events/counter?sport=1&date=2026-02-30');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ detail: 'Invalid date.' });
  });
});
