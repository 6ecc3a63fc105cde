import { describe, expect, it } from 'vitest';
import type { Match } from '../../../web/domain/match.ts';
import { germanInstant } from '../../../worker/sources/openligadb/germanTime.ts';
import { competitionOf, leagueId, readLeagues, seasonAt } from '../../../worker/sources/openligadb/leagues.ts';
import { parseDetail, parseMatch, roundOf } from '../../../worker/sources/openligadb/parseMatch.ts';
import { goal, record, result, team } from './openligadb.records.ts';

const KICK_OFF = Date.parse('2026-11-21T14:30:00Z');
const bundesliga = { shortcut: 'bl1', season: null, country: 'Germany' };

function contextAt(minutes: number, noted: string[] = []) {
  return {
    now: KICK_OFF + minutes * 60_000,
    competitionOf: ({ leagueName }: { leagueName: string | null }) => competitionOf(bundesliga, leagueName, null),
    noteRejected: (problem: string) => void noted.push(problem),
  };
}

function matchAt(minutes: number, changes: Record<string, unknown> = {}): Match {
  const parsed = parseMatch(record(changes), contextAt(minutes));
  if (!parsed.ok || parsed.value === null) throw new Error('no match');
  return parsed.value;
}

const stateAt = (minutes: number, changes: Record<string, unknown> = {}) => matchAt(minutes, changes).state;
const ended = (matchResults: object[], goals: object[] = []) => ({ matchIsFinished: true, matchResults, goals });

describe('a match of OpenLigaDB', () => {
  it('has ids that are no other source’s, German teams and rounds with numbers', () => {
    expect(matchAt(-60)).toMatchObject({
      id: 'ol4711',
      sport: 'football',
      competition: { id: 'olbl1', name: 'Bundesliga', country: { slug: 'germany', flag: '/assets/flags/germany.png' } },
      round: 'Round 12',
      kickOff: KICK_OFF,
      home: { id: 'ol16', name: 'VfB Stuttgart' },
      away: { id: 'ol134', name: 'Werder Bremen' },
      state: { kind: 'not-started' },
    });
  });

  it.each([
    ['2026-11-21T15:30', '2026-11-21T14:30:00.000Z'],
    ['2026-07-04T21:00', '2026-07-04T19:00:00.000Z'],
    ['2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ])('kicks off at %s of German clocks where no other time is given', (local, utc) => {
    expect(new Date(germanInstant(local)).toISOString()).toBe(utc);
    const match = matchAt(0, { matchDateTimeUTC: null, matchDateTime: `${local}:00` });
    expect(new Date(match.kickOff).toISOString()).toBe(utc);
  });

  it('takes a logo from the hosts of logos alone', () => {
    const icon = (teamIconUrl: string) => matchAt(0, { team1: { ...team(1, 'A'), teamIconUrl } }).home.logo;
    expect(icon('https://upload.wikimedia.org/wikipedia/commons/a.svg')).toContain('upload.wikimedia.org');
    expect(icon('http://upload.wikimedia.org/a.svg')).toBeNull();
    expect(icon('https://evil.test/upload.wikimedia.org/a.svg')).toBeNull();
    expect(icon('not an address')).toBeNull();
  });

  it.each([
    ['34. Spieltag', 'Round 34'],
    ['1. Runde', 'Round 1'],
    ['Achtelfinale', 'Round of 16'],
    ['Finale', 'Final'],
    ['Relegation', 'Relegation'],
    [null, null],
  ])('stands in round %s', (name, round) => expect(roundOf(name)).toBe(round));
});

describe('the state of a match, from kick-off, results and time', () => {
  const touched = { lastUpdateDateTime: '2026-11-21T15:40:00' };
  it.each([
    ['is to come before the kick-off', -1, {}, { kind: 'not-started' }],
    ['waits for information after the kick-off', 20, {}, { kind: 'awaiting-info', score: null }],
    ['was put off when nobody said anything for hours', 200, {}, { kind: 'postponed' }],
    ['runs without a score that nobody entered', 20, touched, { kind: 'playing', period: 'first-half', score: null }],
    [
      'is in its first half with the score of the last goal',
      30,
      { goals: [goal([1, 1], 28), goal([1, 0], 12)] },
      { kind: 'playing', period: 'first-half', startedAt: null, score: { home: 1, away: 1 } },
    ],
    [
      'rests at half-time',
      52,
      { matchResults: [result(1, [2, 0])] },
      { kind: 'half-time', score: { home: 2, away: 0 } },
    ],
    [
      'is in its second half a quarter of an hour later',
      66,
      { matchResults: [result(1, [2, 0])] },
      { kind: 'playing', period: 'second-half', score: { home: 2, away: 0 } },
    ],
    [
      'is in its second half with a goal of it',
      70,
      { goals: [goal([1, 0], 51)] },
      { kind: 'playing', period: 'second-half', score: { home: 1, away: 0 } },
    ],
    [
      'takes the higher of results and goals, which is the newer',
      80,
      { matchResults: [result(1, [0, 0]), result(2, [1, 0])], goals: [goal([1, 0], 50), goal([2, 0], 75)] },
      { kind: 'playing', score: { home: 2, away: 0 } },
    ],
    [
      'waits for information when it should be over',
      130,
      { matchResults: [result(1, [0, 0])] },
      { kind: 'awaiting-info', score: { home: 0, away: 0 } },
    ],
    [
      'is over when its end was entered hours ago and the mark forgotten',
      240,
      { matchResults: [result(1, [0, 0]), result(2, [1, 0])] },
      { kind: 'finished', ending: 'regular', score: { home: 1, away: 0 } },
    ],
    ['is not live for ever', 600, { goals: [goal([1, 0], 12)] }, { kind: 'to-finish', score: { home: 1, away: 0 } }],
  ])('%s', (_, minutes, changes, expected) => expect(stateAt(minutes, changes)).toMatchObject(expected));
});

describe('how a match ended', () => {
  const half = result(1, [0, 0]);
  it.each([
    ['in regular time', [half, result(2, [3, 1])], { ending: 'regular', score: { home: 3, away: 1 }, shootOut: null }],
    [
      'in extra time',
      [half, result(2, [1, 1]), result(4, [3, 2])],
      { ending: 'extra-time', score: { home: 3, away: 2 }, shootOut: null },
    ],
    [
      'by penalties, counted with the goals before them',
      [half, result(2, [1, 1]), result(4, [2, 2]), result(5, [6, 5])],
      { ending: 'penalties', score: { home: 2, away: 2 }, shootOut: { home: 4, away: 3 } },
    ],
    [
      'by penalties that can only be counted alone',
      [half, result(2, [2, 2]), result(4, [2, 2]), result(5, [4, 1])],
      { ending: 'penalties', score: { home: 2, away: 2 }, shootOut: { home: 4, away: 1 } },
    ],
    [
      'by penalties whose name says that they are counted alone',
      [half, result(2, [1, 1]), result(5, [5, 4], { resultName: 'Elfmeterschießen' })],
      { ending: 'penalties', score: { home: 1, away: 1 }, shootOut: { home: 5, away: 4 } },
    ],
    [
      'by penalties after a match without goals',
      [half, result(2, [0, 0]), result(5, [3, 0])],
      { ending: 'penalties', score: { home: 0, away: 0 }, shootOut: { home: 3, away: 0 } },
    ],
    [
      'with an end that counts everything beside the result after 90 minutes',
      [result(2, [5, 4]), result(9, [1, 1], { resultName: 'nach 90 Minuten', resultTypeID: 3 }), result(5, [5, 4])],
      { ending: 'penalties', score: { home: 1, away: 1 }, shootOut: { home: 4, away: 3 } },
    ],
    [
      'after "Nachspielzeit" that changed nothing',
      [half, result(2, [1, 2]), result(3, [1, 2], { resultName: 'Nachspielzeit', resultTypeKind: 'Unknown' })],
      { ending: 'regular', score: { home: 1, away: 2 } },
    ],
    [
      'after "Nachspielzeit" that was extra time',
      [half, result(2, [1, 1]), result(3, [1, 2], { resultName: 'Nachspielzeit', resultTypeKind: 'Unknown' })],
      { ending: 'extra-time', score: { home: 1, away: 2 } },
    ],
    [
      'by kinds, where numbers and names are a league’s own',
      [
        result(11, [0, 1], { resultName: 'HZ', resultTypeKind: 'HalfTime' }),
        result(12, [2, 2], { resultName: 'Schluss', resultTypeKind: 'After90Minutes' }),
        result(14, [2, 3], { resultName: 'n.V.', resultTypeKind: 'AfterExtraTime' }),
      ],
      { ending: 'extra-time', score: { home: 2, away: 3 } },
    ],
    ['with results in any order', [result(2, [3, 1]), half], { ending: 'regular', score: { home: 3, away: 1 } }],
    ['without any result', [], { ending: 'regular', score: null, shootOut: null }],
  ])('%s', (_, results, expected) =>
    expect(stateAt(150, ended(results))).toMatchObject({ kind: 'finished', ...expected }),
  );

  it('by the goals where nobody entered a result', () => {
    expect(stateAt(150, ended([], [goal([0, 1], 9)]))).toMatchObject({ score: { home: 0, away: 1 } });
  });
});

describe('an event of OpenLigaDB', () => {
  const goals = [
    goal([2, 1], 88, { isPenalty: true }),
    goal([1, 0], 5, { goalGetterName: '' }),
    goal([1, 1], 40, { isOwnGoal: true, goalGetterID: 0 }),
  ];
  const detail = (changes: Record<string, unknown>) => {
    const parsed = parseDetail(record(changes), contextAt(150));
    if (!parsed.ok || parsed.value === null) throw new Error('no event');
    return parsed.value;
  };

  it('tells its goals in order, each for the side whose number went up', () => {
    const { incidents, halfTime } = detail(ended([result(1, [1, 1]), result(2, [2, 1])], goals));
    expect(incidents.map(({ side, kind, minute }) => [side, kind, minute?.minute])).toEqual([
      ['home', 'goal', 5],
      ['away', 'own-goal', 40],
      ['home', 'penalty', 88],
    ]);
    expect(incidents[0]).toMatchObject({ player: null, scoreAfter: { home: 1, away: 0 } });
    expect(incidents[1]).not.toHaveProperty('playerId');
    expect(incidents[2]).toMatchObject({ player: 'Mia Beck', playerId: 'ol77' });
    expect(halfTime).toEqual({ home: 1, away: 1 });
  });

  it('has a venue only where its stadium is known', () => {
    const at = (location: unknown) => detail({ location, numberOfViewers: 60_000 }).venue;
    expect(at({ locationID: 1, locationCity: 'Stuttgart', locationStadium: 'MHPArena' })).toEqual({
      name: 'MHPArena',
      city: 'Stuttgart',
      attendance: 60_000,
    });
    expect(at({ locationID: 1, locationCity: '', locationStadium: null })).toBeNull();
    expect(at(null)).toBeNull();
  });

  it.each([
    [
      'null in place of lists',
      { matchResults: null, goals: null, location: null, group: null, lastUpdateDateTime: null },
    ],
    ['broken results and goals', { matchResults: [null, { pointsTeam1: 'x' }], goals: [7, { scoreTeam1: null }] }],
    ['no league of its own', { leagueShortcut: null, leagueName: null }],
  ])('survives %s', (_, changes) => expect(detail(changes).match.id).toBe('ol4711'));

  it('is no match while a team is unknown, which is no broken record', () => {
    expect(parseMatch(record({ team2: null }), contextAt(0))).toEqual({ ok: true, value: null });
  });

  it.each([
    ['no id', { matchID: null }],
    ['no kick-off', { matchDateTimeUTC: null, matchDateTime: null }],
  ])('is told apart from a record with %s', (_, changes) => {
    expect(parseMatch(record(changes), contextAt(0)).ok).toBe(false);
  });
});

describe('the leagues of the settings', () => {
  it('are read with seasons and countries', () => {
    expect(readLeagues(' bl1, dfb ,em/2028@Europe')).toEqual([
      { shortcut: 'bl1', season: null, country: 'Germany' },
      { shortcut: 'dfb', season: null, country: 'Germany' },
      { shortcut: 'em', season: 2028, country: 'Europe' },
    ]);
  });

  it.each(['', 'bl1,?', 'bl1/26', '../x', 'bl1@'])('are refused as a whole where one can’t be read: "%s"', (text) => {
    expect(readLeagues(text)).toBeNull();
  });

  it('begin a season in July', () => {
    expect(seasonAt(bundesliga, Date.parse('2026-06-30T23:00:00Z'))).toBe(2025);
    expect(seasonAt(bundesliga, Date.parse('2026-07-01T00:00:00Z'))).toBe(2026);
    expect(seasonAt({ season: 2024 }, Date.parse('2026-07-01T00:00:00Z'))).toBe(2024);
  });

  it('have ids of letters and digits, and names without a season', () => {
    expect(leagueId({ shortcut: 'UEFA-cl_26' })).toBe('oluefacl26');
    const other = { shortcut: 'cl', season: 2026, country: 'Europe' };
    expect(competitionOf(other, 'UEFA Champions League 2026/2027', null).name).toBe('UEFA Champions League');
    expect(competitionOf(other, 'WM 2026', null).name).toBe('WM');
    expect(competitionOf(other, null, null)).toMatchObject({ name: 'cl', country: { slug: 'europe' } });
  });
});
