import { describe, expect, it } from 'vitest';
import { SPORTS } from '../../../web/domain/sport.ts';
import { isNight } from '../../support/tier.ts';
import { type EventList, Feed, startOf } from './feed.ts';
import { DAY } from './walk.ts';
import { SPORT_IDS, type WireEvent } from './wire.ts';

/** Two weeks apart; by night also between seasons, at a new year and where the clock goes back. */
const INSTANTS = ['2026-11-28T20:00:00Z', '2026-12-12T03:30:00Z'];
const MORE_INSTANTS = ['2026-06-20T12:00:00Z', '2027-01-01T00:00:00Z', '2026-10-25T01:00:00Z', '2027-02-28T18:00:00Z'];
/** Competitions of every kind: a league of Europe, of a far part of the world, a cup with one phase, and one with a bracket. */
const SEASONS = ['Bundesliga', 'MLS', 'Champions League', 'FA Cup', 'KNVB Beker'];
/** Days before and after an instant: by day a weekend and days between two. */
const NEAR = isNight ? 14 : 5;
/** So many matches a day that no season’s match is left out of its day. */
const WHOLE = 240;
/** Allows for a slow machine. */
const ANY_SPEED = { timeout: 1_200_000 };

const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** What may never differ between two answers about a match at one instant. */
const factsOf = (event: WireEvent) =>
  JSON.stringify([startOf(event), event.home?.id, event.away?.id, event.tournament.id, event.round]);

/** The same with what changes as time goes on. */
const stateOf = (event: WireEvent) => JSON.stringify([event.status, event.results, event.properties]);

/** Compares every mention of a match with the first one. */
class Mentions {
  readonly differing: string[] = [];
  private readonly first = new Map<string, { place: string; facts: string }>();

  note(key: string, facts: string, place: string): void {
    const known = this.first.get(key);
    if (known === undefined) this.first.set(key, { place, facts });
    else if (known.facts !== facts) this.differing.push(`${key}: ${known.place} ${known.facts}, ${place} ${facts}`);
  }
}

/** Everything that a backend lists around an instant, by the place of the list. */
async function listsAround(feed: Feed): Promise<Map<string, WireEvent[]>> {
  const lists = new Map<string, WireEvent[]>([['live', await feed.all()]]);
  const days = Array.from({ length: 2 * NEAR + 1 }, (_, day) => dateOf(feed.now + (day - NEAR) * DAY));
  for (const date of days) lists.set(date, await feed.on(date));
  for (const sport of SPORTS) {
    const { tournaments } = await feed.tournaments(Number(SPORT_IDS[sport]));
    const asked = isNight ? tournaments : tournaments.filter(({ name }) => SEASONS.includes(name));
    for (const { id, name } of asked) {
      for (const path of SEASONS.includes(name) ? ['events', 'events/previous'] : ['events']) {
        const { fixtures, results } = await feed.read<EventList>(`/v1/tournaments/${id}/${path}`);
        lists.set(`${path} of ${name} ${id}`, [...fixtures, ...results]);
      }
    }
  }
  return lists;
}

/** Pages of a few matches of each list and sport, and the meetings of fewer. */
async function opened(feed: Feed, lists: ReadonlyMap<string, WireEvent[]>): Promise<Map<string, WireEvent[]>> {
  const pages = new Map<string, WireEvent[]>();
  for (const [order, [place, events]] of [...lists].entries()) {
    for (const [, matches] of Map.groupBy(events, ({ sport }) => sport)) {
      const step = Math.ceil(matches.length / (isNight ? 16 : 4));
      const some = matches.filter((_, index) => index % step === 0);
      for (const { id } of some) pages.set(`page of ${id} from ${place}`, [await feed.event(id)]);
      const [first] = isNight || order % 4 === 0 ? some : [];
      if (first !== undefined) pages.set(`meetings of ${first.id}`, (await feed.headToHead(first.id)).events);
    }
  }
  return pages;
}

describe('demonstration fixture', () => {
  // A quarter of the matches of a day has all kinds of them.
  const feed = new Feed(isNight ? WHOLE : WHOLE / 4);
  const kickOffs = new Mentions();

  it.each(isNight ? [...INSTANTS, ...MORE_INSTANTS] : INSTANTS)(
    'every list has each match under one id, at one time and in one state, at %s',
    ANY_SPEED,
    async (instant) => {
      feed.now = Date.parse(instant);
      const lists = await listsAround(feed);
      const states = new Mentions();
      const ids = new Mentions();
      for (const [place, events] of [...lists, ...(await opened(feed, lists))]) {
        for (const event of events) {
          // A team that is not through yet has no name in a bracket.
          if (event.home === null || event.away === null) continue;
          kickOffs.note(event.id, factsOf(event), `${instant} ${place}`);
          states.note(event.id, stateOf(event), place);
          const { tournament, home, away, round } = event;
          if (round.startsWith('Round ') && !round.includes(' of '))
            ids.note(`${tournament.id} ${home.id} ${away.id} ${round} ${startOf(event)}`, event.id, place);
        }
      }
      expect(kickOffs.differing).toEqual([]);
      expect(states.differing).toEqual([]);
      expect(ids.differing).toEqual([]);
    },
  );

  it('a day lists exactly the matches that seasons have on it', ANY_SPEED, async () => {
    const feed = new Feed(WHOLE, Date.parse('2026-12-03T10:00:00Z'));
    const lists = await listsAround(feed);
    const seasons = [...lists].filter(([place]) => place.startsWith('events of'));
    expect(seasons.flatMap(([, events]) => events).length).toBeGreaterThan(1000);
    for (const [place, events] of seasons) {
      const id = place.split(' ').at(-1);
      for (let day = -NEAR; day <= NEAR; day += 1) {
        const date = dateOf(feed.now + day * DAY);
        const ofSeason = events.filter(({ start_date }) => start_date.startsWith(date)).map((event) => event.id);
        const ofDay = (lists.get(date) ?? []).filter(({ tournament }) => tournament.id === id).map((event) => event.id);
        if (events.length > 0) expect(ofDay.toSorted(), `${place} on ${date}`).toEqual(ofSeason.toSorted());
      }
    }
  });
});
