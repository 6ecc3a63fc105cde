import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { translator } from '../../locales/translator.ts';
import type { Match, MatchState } from '../../web/domain/match.ts';
import { Fixtures } from '../../worker/live/calendar/fixtures.ts';
import { deletedOf } from '../../worker/live/calendar/loadCalendar.ts';
import { eventsOf, fixtureOf, seenFixture } from '../../worker/live/state/fixture.ts';
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
const SCOPE = [{ kind: 'competition', id: '47' }] as const;
const FACTS: Parameters<typeof calendarText>[1] = {
  name: 'Premier League',
  origin: 'https://scoreline.test',
  results: false,
  path: '/football/england/premier-league-47',
  source: 'https://scoreline.test/calendar/competition/47.ics',
  note: '',
  alarm: null,
};
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
  PLANNED,
  FINISHED,
  { kind: 'postponed' },
  { kind: 'cancelled', score: null },
  { kind: 'abandoned', score: { home: 1, away: 0 } },
  { kind: 'to-finish', score: null },
  { kind: 'playing', period: 'first-half', startedAt: START, score: { home: 0, away: 0 } },
];

/** The index of the match without a time. */
const UNTIMED = 1;
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
        ...(index % STATES.length === UNTIMED && { untimed: true }),
      }),
    );
    const events = read(textOf(matches));
    expect(events).toHaveLength(300);
    for (const [index, event] of events.entries()) {
      const match = matches[index] as Match;
      const allDay = match.untimed === true;
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
      expect(event.summary).toContain(`${match.home?.name} v ${match.away?.name}`);
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
    expect(summaryOf(FINISHED)).toBe('Arsenal v Chelsea');
    expect(summaryOf(FINISHED, { results: true })).toBe('Arsenal 2–1 Chelsea');
    expect(summaryOf(shootOut, { results: true })).toMatch(/^Arsenal 1–1 Chelsea \(.*4–3/);
    expect(summaryOf({ kind: 'postponed' }, {}, 'nl')).toBe('Arsenal – Chelsea (uitgesteld)');
  });
});

describe('a calendar', () => {
  it('names its page, its address, its colour and what it leaves out', () => {
    const component = new ICAL.Component(ICAL.parse(textOf([matchOf()], { name: 'A, B; C', note: 'One, two.' })));
    const property = (name: string) => component.getFirstPropertyValue(name);
    expect(property('url')).toBe(`${FACTS.origin}${FACTS.path}`);
    expect(property('source')).toBe(FACTS.source);
    expect(property('color')).toBe('seagreen');
    expect(property('name')).toBe('A\\, B\\; C');
    expect(String(property('x-wr-caldesc'))).toContain('One');
  });

  it('rings before matches with a time only', () => {
    const matches = [
      matchOf({ id: 'a' }),
      matchOf({ id: 'b', untimed: true }),
      matchOf({ id: 'c', state: { kind: 'postponed' } }),
    ];
    const events = new ICAL.Component(ICAL.parse(textOf(matches, { alarm: 30 }))).getAllSubcomponents('vevent');
    const ringing = events.filter((event) => event.getFirstSubcomponent('valarm') !== null);
    expect(ringing.map((event) => event.getFirstPropertyValue('uid'))).toEqual(['match-a@scoreline']);
    expect(String(ringing[0]?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger'))).toBe('-PT30M');
    expect(textOf(matches)).not.toContain('VALARM');
  });
});

describe('changes of a match', () => {
  it.each<[string, Partial<Match>, number]>([
    ['another kick-off', { kickOff: START + 30 * DAY }, 1],
    ['a postponement', { state: { kind: 'postponed' } }, 1],
    ['an unknown kick-off time', { untimed: true }, 1],
    ['the winner of an earlier tie', { home: teamOf('3', 'Winner') }, 1],
    ['an end before time', { state: { kind: 'abandoned', score: null } }, 1],
    ['the name of its round', { round: 'Final' }, 0],
    ['its result', { state: FINISHED }, 0],
    ['nothing', {}, 0],
  ])('count once under the same UID, also after a restart: %s', (_, change, sequence) => {
    const table = fixtureTable();
    const note = (match: Match, at: number) => {
      const known = table.restarted().note('feed', SCOPE, [seenFixture(fixtureOf(match), at)], at);
      return only(calendarText(eventsOf(known), FACTS, translator('en')));
    };
    const before = note(matchOf(), START);
    const after = note(matchOf(change), START + DAY);
    expect(after).toMatchObject({ uid: before?.uid, sequence });
    // Another place reads an older answer of the source.
    expect(note(matchOf(), START)).toEqual(after);
    expect(note(matchOf(change), START + 2 * DAY)?.sequence).toBe(sequence);
  });

  it('keep a match that its source no longer lists', () => {
    const { fixtures } = fixtureTable();
    fixtures.note('feed', SCOPE, [seenFixture(fixtureOf(matchOf({ state: { kind: 'postponed' } })), START)], START);
    expect(fixtures.note('feed', [{ kind: 'team', id: '2' }], [], START + 90 * DAY)).toHaveLength(1);
    expect(fixtures.note('other', [{ kind: 'team', id: '2' }], [], START)).toHaveLength(0);
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

  it('cancel a deleted match of later weeks until a list names it again', () => {
    const { fixtures } = fixtureTable();
    const matches = Array.from({ length: 5 }, (_, index) =>
      matchOf({ id: `m${index}`, kickOff: START + (index + 15) * DAY }),
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
