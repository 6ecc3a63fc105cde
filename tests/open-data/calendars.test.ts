import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { translator } from '../../locales/translator.ts';
import type { Match, MatchState } from '../../web/domain/match.ts';
import { eventsOf, fixtureOf, seenFixture } from '../../worker/live/calendar/fixture.ts';
import { deletedOf } from '../../worker/live/calendar/readCalendar.ts';
import { Fixtures } from '../../worker/push/fixtures.ts';
import { calendarText } from '../../worker/render/calendarText.ts';
import { matchOf, teamOf } from '../support/matchOf.ts';

/** The journal's table of fixtures in Node's SQLite. Its disk survives `restarted`, as in a Durable Object. */
function fixtureTable(): { fixtures: Fixtures; restarted(): Fixtures } {
  const database = new DatabaseSync(':memory:');
  const sql = {
    exec(query: string, ...values: SQLInputValue[]) {
      const rows = database.prepare(query).all(...values);
      return { toArray: () => rows, [Symbol.iterator]: () => rows[Symbol.iterator]() };
    },
  };
  const restarted = () => new Fixtures(sql);
  return { fixtures: restarted(), restarted };
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-21T15:00:00Z');
const SCOPE = { kind: 'competition', id: '47' } as const;
const FACTS = { name: 'Premier League', origin: 'https://scoreline.test', results: false };
const PLANNED: MatchState = { kind: 'not-started' };
const FINISHED: MatchState = { kind: 'finished', ending: 'regular', score: { home: 2, away: 1 }, shootOut: null };

const textOf = (matches: readonly Match[], facts: Partial<typeof FACTS> = {}, locale: 'en' | 'nl' = 'en') => {
  const known = fixtureTable().fixtures.note(
    'feed',
    SCOPE,
    matches.map((match) => seenFixture(fixtureOf(match), START)),
    START,
  );
  return calendarText(eventsOf(known), { ...FACTS, ...facts }, translator(locale));
};

/** The events of a calendar as a calendar program reads them, sorted by UID. Instants are milliseconds UTC. */
function read(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate, endDate, summary, description } = new ICAL.Event(component);
    const instant = (time: ICAL.Time) =>
      time.isDate ? Date.UTC(time.year, time.month - 1, time.day) : time.toJSDate().getTime();
    const changed = component.getFirstPropertyValue('last-modified');
    if (!(changed instanceof ICAL.Time)) throw new Error(`no change of ${uid}`);
    return {
      uid,
      sequence,
      allDay: startDate.isDate,
      start: instant(startDate),
      end: instant(endDate),
      summary,
      description,
      url: String(component.getFirstPropertyValue('url')),
      changed: instant(changed),
      status: String(component.getFirstPropertyValue('status')),
    };
  });
  return events.sort((one, other) => (one.uid < other.uid ? -1 : 1));
}

function only(text: string) {
  const events = read(text);
  expect(events).toHaveLength(1);
  return events[0];
}

const NAMES = ['Ajax', 'Brøndby; IF', 'FC "Köln", 1. \\ n', 'الهلال', 'Queen’s Park 🏟', 'A'.repeat(90)];
const STATES: readonly MatchState[] = [
  PLANNED,
  { kind: 'not-started', untimed: true },
  FINISHED,
  { kind: 'postponed' },
  { kind: 'cancelled', score: null },
  { kind: 'abandoned', score: { home: 1, away: 0 } },
  { kind: 'to-finish', score: null },
  { kind: 'playing', period: 'first-half', startedAt: START, score: { home: 0, away: 0 } },
];

const STATUS = ['CONFIRMED', 'TENTATIVE', 'CONFIRMED', 'TENTATIVE', 'CANCELLED', 'CONFIRMED', 'TENTATIVE', 'CONFIRMED'];

describe('calendars', () => {
  it('are read in full by a calendar program', () => {
    const matches = Array.from({ length: 300 }, (_, index) =>
      matchOf({
        id: `m${1000 + index}`,
        round: index % 3 === 0 ? null : 'Round 12',
        kickOff: START + index * 7 * HOUR,
        home: teamOf('1', NAMES[index % NAMES.length] ?? ''),
        away: teamOf('2', NAMES[(index + 1) % NAMES.length] ?? ''),
        state: STATES[index % STATES.length] ?? PLANNED,
      }),
    );
    const events = read(textOf(matches));
    expect(events).toHaveLength(300);
    for (const [index, event] of events.entries()) {
      const match = matches[index] as Match;
      const allDay = match.state.kind === 'not-started' && match.state.untimed === true;
      const start = allDay ? match.kickOff - (match.kickOff % DAY) : match.kickOff;
      expect(event).toMatchObject({
        uid: `match-${match.id}@scoreline`,
        sequence: 0,
        allDay,
        start,
        changed: START,
        end: start + (allDay ? DAY : 2 * HOUR),
        status: STATUS[index % STATES.length],
      });
      expect(event.summary).toContain(`${match.home?.name} – ${match.away?.name}`);
      expect(event.description).toBe(`Premier League${match.round === null ? '' : ' · Round 12'}\n${event.url}`);
      expect(event.url).toMatch(new RegExp(`^https://scoreline\\.test/match/football/[a-z0-9-]*${match.id}$`));
    }
  });

  it('has lines of at most 75 bytes that end with CRLF', () => {
    const text = textOf([matchOf({ home: teamOf('1', 'Ĳsselmeervogels '.repeat(9)), away: null })]);
    const lines = text.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
  });

  it('shows a result only when asked, and a postponed match with a note', () => {
    const shootOut: MatchState = {
      kind: 'finished',
      ending: 'penalties',
      score: { home: 1, away: 1 },
      shootOut: { home: 4, away: 3 },
    };
    const summaryOf = (state: MatchState, ...given: [object?, 'nl'?]) =>
      only(textOf([matchOf({ state })], ...given))?.summary;
    expect(summaryOf(FINISHED)).toBe('Arsenal – Chelsea');
    expect(summaryOf(FINISHED, { results: true })).toBe('Arsenal – Chelsea 2–1');
    expect(summaryOf(shootOut, { results: true })).toMatch(/^Arsenal – Chelsea 1–1 \(.*4–3/);
    expect(summaryOf({ kind: 'postponed' }, {}, 'nl')).toBe('Arsenal – Chelsea (uitgesteld)');
  });
});

const planOf = ({ kickOff, state, home }: Match) => JSON.stringify([kickOff, state, home?.id]);

/** What happens to one of forty matches on a day: its change, and whether a calendar must count it. */
const MOVES: readonly { change(match: Match, day: number): Partial<Match>; counts: boolean }[] = [
  { change: ({ kickOff }) => ({ kickOff: kickOff + 2 * HOUR }), counts: true },
  { change: () => ({ state: { kind: 'postponed' } }), counts: true },
  { change: ({ kickOff }) => ({ kickOff: kickOff + 30 * DAY, state: PLANNED }), counts: true },
  { change: () => ({ state: { kind: 'not-started', untimed: true } }), counts: true },
  { change: () => ({ state: PLANNED }), counts: true },
  { change: (_, day) => ({ home: teamOf(`winner-${day}`, 'Winner') }), counts: true },
  { change: () => ({ round: 'Final' }), counts: false },
  { change: () => ({ state: FINISHED }), counts: false },
  { change: () => ({ state: { kind: 'abandoned', score: null } }), counts: true },
  { change: () => ({}), counts: false },
];

describe('fourteen days of moves', () => {
  it('keep UIDs, count each change once and show each match once', () => {
    const table = fixtureTable();
    let { fixtures } = table;
    const matches = Array.from({ length: 40 }, (_, index) =>
      matchOf({ id: `m${index}`, kickOff: START + index * DAY }),
    );
    const counted = new Map(matches.map(({ id }) => [id, 0]));
    let before = matches.map((match) => seenFixture(fixtureOf(match), START));
    fixtures.note('feed', SCOPE, before, START);
    for (let day = 1; day <= 14; day += 1) {
      const now = START + day * DAY;
      for (const [index, match] of matches.entries()) {
        const move = MOVES[(day + index) % MOVES.length];
        const moved = { ...match, ...move?.change(match, day) };
        if (move?.counts && planOf(moved) !== planOf(match)) counted.set(match.id, (counted.get(match.id) ?? 0) + 1);
        matches[index] = moved;
      }
      if (day % 5 === 0) fixtures = table.restarted();
      // Each list still names half of the matches; an abandoned or moved match may be in none.
      const seen = matches.map((match) => seenFixture(fixtureOf(match), now));
      fixtures.note(
        'feed',
        SCOPE,
        seen.filter((_, index) => index % 2 === 0),
        now,
      );
      fixtures.note(
        'feed',
        SCOPE,
        seen.filter((_, index) => index % 2 === 1),
        now,
      );
      // Another place reads an older answer of the source.
      const known = fixtures.note('feed', SCOPE, before, now);
      before = seen;
      const text = calendarText(eventsOf(known), FACTS, translator('en'));
      const events = read(text);
      expect(events.map(({ uid }) => uid)).toEqual(matches.map(({ id }) => `match-${id}@scoreline`).sort());
      for (const { uid, sequence, start } of events) {
        const id = uid.slice('match-'.length, uid.indexOf('@'));
        const match = matches.find((each) => each.id === id) as Match;
        expect([uid, sequence]).toEqual([uid, counted.get(id)]);
        if (match.state.kind !== 'not-started' || match.state.untimed !== true) expect(start).toBe(match.kickOff);
      }
    }
    expect(Math.min(...counted.values())).toBeGreaterThan(5);
  });

  it('keep a match that its source no longer lists', () => {
    const { fixtures } = fixtureTable();
    fixtures.note('feed', SCOPE, [seenFixture(fixtureOf(matchOf({ state: { kind: 'postponed' } })), START)], START);
    expect(fixtures.note('feed', { kind: 'team', id: '2' }, [], START + 90 * DAY)).toHaveLength(1);
    expect(fixtures.note('other', { kind: 'team', id: '2' }, [], START)).toHaveLength(0);
  });

  it('name the ground once its source has it, without counting a change', () => {
    const { fixtures } = fixtureTable();
    const fixture = fixtureOf(matchOf());
    fixtures.note('feed', SCOPE, [seenFixture(fixture, START, 'Emirates Stadium, London')], START);
    const known = fixtures.note('feed', SCOPE, [seenFixture({ ...fixture, round: 'Final' }, START + DAY)], START);
    const text = calendarText(eventsOf(known), FACTS, translator('en'));
    expect(text).toContain('LOCATION:Emirates Stadium\\, London');
    expect(only(text)?.sequence).toBe(0);
  });

  it('cancel a coming match that its source deleted, until a list names it again', () => {
    const { fixtures } = fixtureTable();
    const matches = Array.from({ length: 5 }, (_, index) =>
      matchOf({ id: `m${index}`, kickOff: START + (index + 1) * DAY }),
    );
    const note = (at: number, ids: readonly string[]) => {
      const listed = matches.filter(({ id }) => ids.includes(id)).map((match) => ({ match, at }));
      const seen = listed.map(({ match }) => seenFixture(fixtureOf(match), at));
      const events = eventsOf(fixtures.note('feed', SCOPE, seen, START));
      fixtures.note('feed', SCOPE, deletedOf(events, { listed }, START), START);
      const known = eventsOf(fixtures.note('feed', SCOPE, [], START));
      return known.flatMap(({ id, status, sequence }) => (sequence === 0 ? [] : [`${id} ${status} ${sequence}`]));
    };
    expect(note(START, ['m0', 'm1', 'm2', 'm3', 'm4'])).toEqual([]);
    // The end of a list may be cut.
    expect(note(START + 2, ['m0', 'm1', 'm3'])).toEqual(['m2 cancelled 1']);
    expect(note(START + 3, ['m0', 'm1', 'm2', 'm3', 'm4'])).toEqual(['m2 planned 2']);
  });
});
