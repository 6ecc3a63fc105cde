import { describe, expect, it } from 'vitest';
import type { EventDetail } from '../../../web/domain/eventDetail.ts';
import type { Match } from '../../../web/domain/match.ts';
import { readAnswer } from '../../../worker/sources/apiFootball/answers.ts';
import { parseDetail } from '../../../worker/sources/apiFootball/parseDetail.ts';
import { parseFixture } from '../../../worker/sources/apiFootball/parseFixture.ts';
import { parseStandings, zoneNameOf } from '../../../worker/sources/apiFootball/parseStandings.ts';
import { competitionOf, roundOf } from '../../../worker/sources/apiFootball/places.ts';
import { AWAY, answer, event, fixture, HOME, lineUp, rank, statistics } from './apiFootball.records.ts';

const NOW = Date.parse('2026-11-21T15:40:20Z');
const MINUTE = 60_000;

function contextOf(noted: string[] = []) {
  return { now: NOW, flagUrl: null, noteRejected: (problem: string) => void noted.push(problem) };
}

function matchFrom(...given: Parameters<typeof fixture>): Match {
  const parsed = parseFixture(fixture(...given), contextOf());
  if (!parsed.ok || parsed.value === null) throw new Error('no match');
  return parsed.value;
}

function detailFrom(...given: Parameters<typeof fixture>): EventDetail {
  const parsed = parseDetail(fixture(...given), contextOf());
  if (!parsed.ok || parsed.value === null) throw new Error('no event');
  return parsed.value;
}

describe('a fixture of API-Football', () => {
  it('has ids that are no other source’s, its country, round and logos', () => {
    expect(matchFrom()).toMatchObject({
      id: 'af1001',
      competition: { id: 'af39', name: 'Premier League', country: { slug: 'england' } },
      round: 'Round 12',
      kickOff: Date.parse('2026-11-21T15:00:00Z'),
      home: { id: 'af33', logo: HOME.logo },
      away: { id: 'af40', logo: AWAY.logo },
      redCards: { home: 0, away: 0 },
    });
  });

  it('kicks off at its date where it has no timestamp, and is no match without either', () => {
    const date = '2026-11-21T20:30:00+02:00';
    const at = (own: object) => parseFixture(fixture(['NS'], [null, null], { fixture: own }), contextOf());
    expect(at({ timestamp: null, date })).toMatchObject({ value: { kickOff: Date.parse('2026-11-21T18:30:00Z') } });
    expect(at({ timestamp: null, date: null }).ok).toBe(false);
  });

  it('is no match while a team is unknown, which is no broken record', () => {
    const teams = { home: { id: null, name: null, logo: null }, away: AWAY };
    expect(parseFixture({ ...fixture(), teams }, contextOf())).toEqual({ ok: true, value: null });
  });
});

describe('the status of a fixture', () => {
  const score = { home: 1, away: 1 };
  it.each([
    ['TBD', null, { kind: 'not-started' }],
    ['NS', null, { kind: 'not-started' }],
    ['1H', 40, { kind: 'playing', period: 'first-half', score }],
    ['HT', 45, { kind: 'half-time', score }],
    ['2H', 60, { kind: 'playing', period: 'second-half', score }],
    ['ET', 95, { kind: 'playing', period: 'extra-time-first-half', score }],
    ['ET', 107, { kind: 'playing', period: 'extra-time-second-half', score }],
    ['BT', 90, { kind: 'playing', period: 'extra-time-first-half', startedAt: null, score }],
    ['BT', 105, { kind: 'playing', period: 'extra-time-second-half', startedAt: null, score }],
    ['P', 120, { kind: 'playing', period: 'penalties', startedAt: null, score }],
    ['SUSP', 60, { kind: 'to-finish', score }],
    ['INT', 60, { kind: 'to-finish', score }],
    ['FT', 90, { kind: 'finished', ending: 'regular', score, shootOut: null }],
    ['AET', 120, { kind: 'finished', ending: 'extra-time', score, shootOut: null }],
    ['PEN', 120, { kind: 'finished', ending: 'penalties', score, shootOut: { home: 4, away: 5 } }],
    ['PST', null, { kind: 'postponed' }],
    ['CANC', null, { kind: 'cancelled', score: null }],
    ['ABD', 30, { kind: 'abandoned', score }],
    ['AWD', null, { kind: 'finished', ending: 'awarded', score, shootOut: null }],
    ['WO', null, { kind: 'finished', ending: 'awarded', score, shootOut: null }],
    ['LIVE', null, { kind: 'awaiting-info', score }],
    ['LIVE', 30, { kind: 'playing', period: 'first-half', score }],
    ['LIVE', 80, { kind: 'playing', period: 'second-half', score }],
    ['NEW', 10, { kind: 'other', text: 'Status NEW', score }],
  ])('%s at %s', (short, elapsed, expected) => {
    const { state } = matchFrom([short, elapsed], [1, 1], { score: { penalty: { home: 4, away: 5 } } });
    expect(state).toMatchObject(expected);
  });

  it('has no score that nobody knows', () => {
    expect(matchFrom(['WO'], [null, null]).state).toMatchObject({ score: null });
    expect(matchFrom(['2H', 60], [1, null]).state).toMatchObject({ score: null });
  });
});

describe('the clock of a fixture', () => {
  const startOf = (at: Parameters<typeof fixture>[0], periods: object) => {
    const { state } = matchFrom(at, [0, 0], { fixture: { periods } });
    return state.kind === 'playing' && state.startedAt !== null ? (NOW - state.startedAt) / MINUTE : null;
  };
  const ago = (minutes: number) => Math.round((NOW - minutes * MINUTE) / 1000);

  it('runs from the stated start of a half while that agrees with the counted minute', () => {
    expect(startOf(['1H', 40], { first: ago(39), second: null })).toBeCloseTo(39, 1);
    expect(startOf(['2H', 67], { first: ago(90), second: ago(22) })).toBeCloseTo(22, 1);
  });

  it('runs from the counted minute where the stated start is missing or speaks of another one', () => {
    expect(startOf(['1H', 20], { first: ago(40), second: null })).toBeCloseTo(19 + 20 / 60, 1);
    expect(startOf(['1H', 45, 3], { first: null, second: null })).toBeCloseTo(47 + 20 / 60, 1);
    expect(startOf(['ET', 98], {})).toBeCloseTo(8 + 20 / 60, 1);
  });

  it('is not there without a minute or a start', () => expect(startOf(['1H', null], {})).toBeNull());
});

describe('what happened in a fixture', () => {
  const kindsOf = (events: object[], goals: [number, number] = [2, 1]) =>
    detailFrom(['FT', 90], goals, { events }).incidents.map(({ kind, side }) => [kind, side]);

  it('is told in the order of the clock, with the score that each goal made', () => {
    const { incidents } = detailFrom(['FT', 90], [2, 1], {
      events: [
        event(AWAY, [90, 3], ['Goal', 'Penalty']),
        event(HOME, [45, 2], ['Goal', 'Normal Goal'], { assist: { id: 8, name: 'B. Fernandes' } }),
        event(HOME, [12], ['Goal', 'Own Goal'], { player: { id: 4, name: 'V. van Dijk' } }),
      ],
    });
    expect(
      incidents.map((each) => [each.kind, each.side, each.minute, 'scoreAfter' in each && each.scoreAfter]),
    ).toEqual([
      ['own-goal', 'home', { minute: 12, added: null }, { home: 1, away: 0 }],
      ['goal', 'home', { minute: 45, added: 2 }, { home: 2, away: 0 }],
      ['penalty', 'away', { minute: 90, added: 3 }, { home: 2, away: 1 }],
    ]);
    expect(incidents[1]).toMatchObject({ assists: ['B. Fernandes'], player: 'M. Salah', playerId: 'af9' });
  });

  it('has cards, missed penalties and what VAR decided', () => {
    expect(
      kindsOf(
        [
          event(HOME, [10], ['Card', 'Yellow Card']),
          event(HOME, [20], ['Card', 'Second Yellow card']),
          event(HOME, [20], ['Card', 'Red Card']),
          event(AWAY, [30], ['Card', 'Red Card']),
          event(AWAY, [40], ['Goal', 'Missed Penalty']),
          event(HOME, [50], ['Var', 'Penalty cancelled']),
          event(AWAY, [60], ['Var', 'Goal Disallowed - offside']),
        ],
        [0, 0],
      ),
    ).toEqual([
      ['yellow-card', 'home'],
      ['second-yellow-card', 'home'],
      ['red-card', 'away'],
      ['missed-penalty', 'away'],
      ['other', 'home'],
      ['cancelled-goal', 'away'],
    ]);
  });

  it('shows in the row as red cards and as the minute of the correction', () => {
    const match = matchFrom(['2H', 70], [0, 0], {
      events: [event(HOME, [20], ['Card', 'Red Card']), event(AWAY, [62], ['Var', 'Goal cancelled'])],
    });
    expect(match.redCards).toEqual({ home: 1, away: 0 });
    expect(match.correctedAt).toBe('62');
  });

  it('does not count the goal that VAR took back and the source still lists', () => {
    const goal = (minute: number) => event(AWAY, [minute], ['Goal', 'Normal Goal']);
    const cancelled = event(AWAY, [33], ['Var', 'Goal cancelled']);
    expect(kindsOf([goal(10), goal(32), cancelled, goal(80)], [0, 2])).toEqual([
      ['goal', 'away'],
      ['cancelled-goal', 'away'],
      ['goal', 'away'],
    ]);
    expect(kindsOf([goal(10), cancelled], [0, 1])).toEqual([
      ['goal', 'away'],
      ['cancelled-goal', 'away'],
    ]);
  });

  it('leaves out the kicks of a shoot-out and events of no team', () => {
    const kick = event(HOME, [120, 1], ['Goal', 'Penalty'], { comments: 'Penalty Shootout' });
    expect(kindsOf([kick, event({ id: 9999 }, [5], ['Goal', 'Normal Goal'])], [0, 0])).toEqual([]);
  });

  it('says who came on, in whichever order the source names them', () => {
    const lineups = [lineUp(HOME, 100), lineUp(AWAY, 200)];
    const off = { id: 105, name: 'Starter' };
    const on = { id: 120, name: 'Sub' };
    for (const [player, assist] of [
      [off, on],
      [on, off],
    ]) {
      const events = [event(HOME, [60], ['subst', 'Substitution 1'], { player, assist })];
      const [change] = detailFrom(['2H', 61], [0, 0], { events, lineups }).incidents;
      expect(change).toMatchObject({ kind: 'substitution', playerIn: 'Sub', playerOut: 'Starter', playerId: 'af120' });
    }
  });

  it('survives missing people, times and lists', () => {
    const broken = [{ time: null, team: { id: 33 }, player: null, assist: null, type: 'Goal', detail: null }, null, 7];
    const noted: string[] = [];
    const parsed = parseDetail({ ...fixture(['FT', 90], [1, 0]), events: broken, lineups: null }, contextOf(noted));
    expect(parsed).toMatchObject({ ok: true, value: { incidents: [{ minute: null, player: null }] } });
    expect(noted).toHaveLength(2);
  });
});

describe('line-ups and numbers of a fixture', () => {
  it('place players line by line from the own right', () => {
    const { lineUps } = detailFrom(['1H', 5], [0, 0], { lineups: [lineUp(AWAY, 200), lineUp(HOME, 100)] });
    expect(lineUps.home).toMatchObject({ formation: '4-4-2', coach: 'Coach of Manchester United' });
    expect(lineUps.home?.starters.map(({ id }) => id)).toEqual(
      [100, 104, 103, 102, 101, 108, 107, 106, 105, 110, 109].map((id) => `af${id}`),
    );
    expect(lineUps.home?.starters[0]?.position).toBe('goalkeeper');
    expect(lineUps.away?.bench).toHaveLength(1);
  });

  it('are null for a side that has none', () => {
    const { lineUps } = detailFrom(['1H', 5], [0, 0], { lineups: [{ ...lineUp(HOME, 1), startXI: [] }] });
    expect(lineUps).toEqual({ home: null, away: null });
  });

  it('read percentages, numbers as text and nothing', () => {
    const own = {
      'Ball Possession': '55%',
      'Shots on Goal': 4,
      expected_goals: '1.32',
      'Red Cards': null,
      'Passes %': '81%',
    };
    const other = { 'Ball Possession': '45%', 'Shots on Goal': null, expected_goals: '0.40', 'Red Cards': null };
    const numbers = [statistics(HOME, own), statistics(AWAY, other)];
    expect(detailFrom(['FT', 90], [0, 0], { statistics: numbers }).statistics).toEqual([
      { type: 'possession', home: 55, away: 45 },
      { type: 'shots_on_target', home: 4, away: null },
      { type: 'expected_goals', home: 1.32, away: 0.4 },
      { type: 'pass_accuracy', home: 81, away: null },
    ]);
  });

  it('have the venue, the referee without a country, and the half-time score', () => {
    expect(detailFrom(['FT', 90], [2, 0], { score: { halftime: { home: 1, away: 0 } } })).toMatchObject({
      venue: { name: 'Old Trafford', city: 'Manchester' },
      referee: 'Michael Oliver',
      halfTime: { home: 1, away: 0 },
    });
  });
});

describe('tables of API-Football', () => {
  const standings = (groups: unknown) => [{ league: { id: 39, season: 2026, standings: groups } }];

  it('have the form newest last and zones of neighbouring places', () => {
    const description = 'Promotion - Champions League (League phase: )';
    const [table] = parseStandings(
      standings([
        [
          rank(1, 33, 'Manchester United', { description }),
          rank(2, 40, 'Liverpool', { description, form: 'WLLWW' }),
          rank(3, 42, 'Arsenal', { form: null, points: null, all: null }),
          rank(4, 50, 'Leeds', { description: 'Relegation - Championship' }),
        ],
      ]),
      () => undefined,
    );
    expect(table?.rows[1]?.form).toEqual(['won', 'won', 'lost', 'lost', 'won']);
    expect(table?.rows[2]).toMatchObject({ team: { id: 'af42' }, points: null, played: null, form: [] });
    expect(table?.zones).toEqual([
      { name: 'Champions League', from: 1, to: 2 },
      { name: 'Relegation', from: 4, to: 4 },
    ]);
  });

  it('are one a group, without groups that are null or empty, each once', () => {
    const group = (name: string) => [rank(1, 1, `First of ${name}`, { group: name })];
    const tables = parseStandings(
      standings([group('Group A'), null, [], group('Group B'), group('Group A')]),
      () => undefined,
    );
    expect(tables.map(({ name }) => name)).toEqual(['Group A', 'Group B']);
  });

  it.each([
    ['Promotion - Champions League (Group Stage: )', 'Champions League'],
    ['UEFA Europa League', 'UEFA Europa League'],
    ['Relegation - 2. Bundesliga', 'Relegation'],
    ['Bundesliga (Relegation)', 'Relegation play-offs'],
    ['Relegation Playoffs', 'Relegation play-offs'],
    ['Promotion - World Cup (Play Offs: Semi-finals)', 'World Cup play-offs'],
    ['Promotion Play-offs', 'Promotion Play-offs'],
    [null, null],
  ])('%s leads to %s', (description, zone) => expect(zoneNameOf(description)).toBe(zone));
});

describe('names of API-Football', () => {
  it.each([
    ['World', 'international', 'International'],
    ['Saudi-Arabia', 'saudi-arabia', 'Saudi Arabia'],
    ['Guinea-Bissau', 'guinea-bissau', 'Guinea-Bissau'],
    ['Bosnia', 'bosnia-and-herzegovina', 'Bosnia and Herzegovina'],
    [null, 'international', 'International'],
  ])('the country %s is %s', (given, slug, en) => {
    expect(competitionOf('1', 'Cup', given, null).country).toMatchObject({ slug, names: { en } });
  });

  it.each([
    ['Regular Season - 3', 'Round 3'],
    ['Quarter-finals', 'Quarter-finals'],
    ['League Stage - 5', 'League phase'],
    ['Group A - 2', 'Group stage'],
    ['2nd Qualifying Round', '2nd Qualifying Round'],
    [null, null],
  ])('the round %s is %s', (given, round) => expect(roundOf(given)).toBe(round));
});

describe('an answer of API-Football', () => {
  const day = 24 * 3_600_000;
  it.each([
    ['an empty list of errors', answer([1]), { ok: true, value: [1] }],
    ['an empty object of errors', answer([], {}), { ok: true, value: [] }],
    ['no response', { errors: [] }, { ok: false, error: { reason: 'shape' } }],
    ['something else', 'down', { ok: false, error: { reason: 'shape' } }],
  ])('with %s', (_, given, expected) => expect(readAnswer(given, NOW)).toMatchObject(expected));

  it.each([
    [{ token: 'Error/Missing application key.' }, 10 * MINUTE],
    [{ rateLimit: 'Too many requests. Your rate limit is 10 requests per minute.' }, MINUTE],
    [{ requests: 'You have reached the request limit for the day' }, day - (NOW % day)],
    [{ plan: 'Free plans do not have access to this season.' }, 60 * MINUTE],
    [['anything'], 10 * MINUTE],
  ])('with the error %j waits before asking again', (errors, retryAfterMs) => {
    const read = readAnswer(answer([], errors), NOW);
    expect(read).toMatchObject({ ok: false, error: { reason: 'status', retryAfterMs } });
  });
});
