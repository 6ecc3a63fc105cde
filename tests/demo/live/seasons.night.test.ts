import { describe, expect, it } from 'vitest';
import { Feed, MINUTE, SATURDAY, startOf } from './feed.ts';
import type { WireEvent } from './wire.ts';

const DAY = 1440 * MINUTE;
const TUESDAY = Date.parse('2026-11-17T00:00:00Z');

const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Weeks of football go from Tuesday to Monday. */
const weekOf = (event: WireEvent) => Math.floor((startOf(event) - TUESDAY) / (7 * DAY));

async function eventsOf(feed: Feed, from: number, days: number, query: string): Promise<WireEvent[]> {
  const events: WireEvent[] = [];
  for (let day = 0; day < days; day += 1) events.push(...(await feed.on(dateOf(from + day * DAY), query)));
  return events;
}

async function league(feed: Feed, country: string, name: string): Promise<string> {
  const { tournaments } = await feed.tournaments(1);
  return tournaments.find((each) => each.country.name === country && each.name === name)?.id ?? '';
}

function byKey<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): Item[][] {
  return [...Map.groupBy(items, keyOf).values()];
}

describe('demonstration league calendar', () => {
  const feed = new Feed(240, SATURDAY);

  it.each([
    ['England', 'Premier League', '2026-07-25', 380],
    ['Brazil', 'Serie A', '2026-02-10', 380],
  ])('the league of %s, %s, has weekly rounds with each club once and each pair twice', async (...of) => {
    const [country, name, from, count] = of;
    const id = await league(feed, country, name);
    const events = await eventsOf(feed, Date.parse(from), 330, `&tournament=${id}`);
    expect(events).toHaveLength(count);
    expect(new Set(events.map(({ home, away }) => `${home.id} ${away.id}`)).size).toBe(count);
    for (const week of byKey(events, weekOf)) {
      expect(new Set(week.map(({ round }) => round)).size).toBe(1);
      expect(new Set(week.flatMap(({ home, away }) => [home.id, away.id])).size).toBe(week.length * 2);
    }
    expect(new Set(events.map(({ round }) => round)).size).toBe(38);
  });

  it('every youth and reserve league plays within a fortnight', async () => {
    for (const sport of [1, 23]) {
      const { tournaments } = await feed.tournaments(sport);
      const events = await eventsOf(feed, TUESDAY, 14, `&sport=${sport}`);
      const playing = new Set(events.map(({ tournament }) => tournament.id));
      const others = tournaments.filter(({ name }) => /\b(U\d\d|Women|Reserves?|II)\b/.test(name));
      expect(others.length).toBeGreaterThan(10);
      expect(others.filter(({ id }) => !playing.has(id)).map(({ name }) => name)).toEqual([]);
    }
  });

  it('each table row has played every round in which its match was finished', async () => {
    const id = await league(feed, 'England', 'Premier League');
    const events = await eventsOf(feed, Date.parse('2026-07-25'), 115, `&tournament=${id}`);
    const rounds = new Set(events.map(({ round }) => round)).size;
    const [group] = (await new Feed(240, TUESDAY).standings(id)).groups;
    expect(rounds).toBeGreaterThan(9);
    const isFinished = ({ status }: WireEvent) => status.startsWith('Finished');
    for (const { team, played } of group?.rows ?? []) {
      const own = events.filter(({ home, away }) => [home.id, away.id].includes(team.id));
      expect([own.length, own.filter(isFinished).length]).toEqual([rounds, played]);
    }
  });

  it('earlier meetings are matches of the same season at the other ground', async () => {
    const id = await league(feed, 'England', 'Premier League');
    const later = new Feed(240, Date.parse('2027-03-13T00:00:00Z'));
    const [event] = await eventsOf(later, later.now, 3, `&tournament=${id}`);
    const { events } = await later.headToHead(event?.id ?? '');
    const first = events.find(({ start_date }) => start_date > '2026-08');
    expect([first?.home.id, first?.away.id]).toEqual([event?.away.id, event?.home.id]);
    const played = await eventsOf(later, startOf(first ?? { start_date: '' }) - 6 * DAY, 13, `&tournament=${id}`);
    const found = played.find(({ home, away }) => home.id === first?.home.id && away.id === first.away.id);
    expect(found?.round).toBe(first?.round);
  });
});

describe('demonstration week of football', () => {
  it('a club plays once in its league, twice in all and never on consecutive days', async () => {
    const events = await eventsOf(new Feed(240, SATURDAY), TUESDAY, 14, '&sport=1');
    for (const week of byKey(events, weekOf)) {
      for (const inOne of byKey(week, ({ tournament }) => tournament.id)) {
        const clubs = inOne.flatMap(({ home, away }) => [home.id, away.id]);
        expect(new Set(clubs).size, inOne[0]?.tournament.name).toBe(clubs.length);
      }
      const days = new Map<string, number[]>();
      for (const event of week) {
        for (const { id } of [event.home, event.away]) {
          days.set(id, [...(days.get(id) ?? []), Math.floor(startOf(event) / DAY)]);
        }
      }
      const tired = [...days.values()].filter(
        (each) => each.length > 2 || Math.abs((each[0] ?? 0) - (each[1] ?? 9)) < 2,
      );
      expect(tired).toEqual([]);
    }
  });

  it('a club fields the same squad in match after match', async () => {
    const feed = new Feed(240, SATURDAY);
    const id = await league(feed, 'England', 'Premier League');
    const events = await eventsOf(feed, SATURDAY - 60 * DAY, 60, `&tournament=${id}`);
    const club = events[0]?.home.id;
    const sheets: Set<string>[] = [];
    for (const event of events.filter(({ home, away }) => home.id === club || away.id === club)) {
      const side = event.home.id === club ? 'home' : 'away';
      const { lineups } = await feed.event(event.id);
      const players = lineups?.[side].players ?? [];
      if (players.length > 0) sheets.push(new Set(players.map(({ player }) => `${player.id} ${player.name}`)));
    }
    expect(sheets.length).toBeGreaterThan(5);
    const everybody = new Set(sheets.flatMap((sheet) => [...sheet]));
    expect(everybody.size).toBeLessThanOrEqual(26);
    for (const [index, sheet] of sheets.slice(1).entries()) {
      expect([...sheet].filter((player) => sheets[index]?.has(player)).length).toBeGreaterThan(12);
    }
  });
});
