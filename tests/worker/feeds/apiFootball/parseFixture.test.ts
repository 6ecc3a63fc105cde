import { describe, expect, it } from 'vitest';
import { parseFixture } from '../../../../worker/feeds/apiFootball/parseFixture.ts';
import { contextOf } from '../parsed.ts';
import { AWAY, event, fixture, HOME, lineUp, statistics } from './apiFootball.records.ts';
import { detailFrom, matchFrom } from './parsed.ts';

describe('API-Football fixture', () => {
  it('ids have the source’s prefix, beside country, round and logos', () => {
    expect(matchFrom()).toMatchObject({
      id: 'af1001',
      competition: { id: 'af39', name: 'Premier League', country: { slug: 'england' } },
      round: 'Regular Season - 12',
      kickOff: Date.parse('2026-11-21T15:00:00Z'),
      home: { id: 'af33', logo: HOME.logo },
      away: { id: 'af40', logo: AWAY.logo },
      redCards: { home: 0, away: 0 },
    });
  });

  it('kick-off falls back to the date, and a fixture without either is refused', () => {
    const date = '2026-11-21T20:30:00+02:00';
    const at = (own: object) => parseFixture(fixture(['NS'], [null, null], { fixture: own }), contextOf());
    for (const timestamp of [null, 0, 1e15]) {
      expect(at({ timestamp, date })).toMatchObject({
        value: { match: { kickOff: Date.parse('2026-11-21T18:30:00Z') } },
      });
    }
    expect(at({ timestamp: null, date: null }).ok).toBe(false);
  });

  it('an unknown team leaves its side empty without a rejection', () => {
    const teams = { home: { id: null, name: null, logo: null }, away: AWAY };
    expect(parseFixture({ ...fixture(), teams }, contextOf())).toMatchObject({
      ok: true,
      value: { match: { home: null, away: { id: 'af40' } } },
    });
  });
});

describe('API-Football incidents', () => {
  const kindsOf = (events: object[], goals: [number, number] = [2, 1]) =>
    detailFrom(['FT', 90], goals, { events }).incidents.map(({ kind, side }) => [kind, side]);

  it('incidents are in order of time with the score after each goal', () => {
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

  it('own goals count for the right side and have no contradicting scores', () => {
    const told = (goals: [number, number]) => {
      const events = [event(AWAY, [12], ['Goal', 'Own Goal']), event(HOME, [70], ['Goal', 'Normal Goal'])];
      return detailFrom(['FT', 90], goals, { events }).incidents.map((each) => [
        each.side,
        'scoreAfter' in each && each.scoreAfter,
      ]);
    };
    expect(told([2, 0])).toEqual([
      ['home', { home: 1, away: 0 }],
      ['home', { home: 2, away: 0 }],
    ]);
    expect(told([1, 1])).toEqual([
      ['away', { home: 0, away: 1 }],
      ['home', { home: 1, away: 1 }],
    ]);
    expect(told([0, 2])).toEqual([
      ['away', null],
      ['home', null],
    ]);
  });

  it('cards, missed penalties and VAR decisions are read', () => {
    expect(
      kindsOf(
        [
          event(HOME, [10], ['Card', 'Yellow Card']),
          event(HOME, [20], ['Card', 'Second Yellow card']),
          event(HOME, [20], ['Card', 'Red Card']),
          event(AWAY, [30], ['Card', 'Red Card']),
          event(AWAY, [40], ['Goal', 'Missed Penalty']),
          event(HOME, [50], ['Var', 'Penalty cancelled']),
          event(HOME, [55], ['Var', 'Ball boy dismissed']),
          event(AWAY, [60], ['Var', 'Goal Disallowed - offside']),
        ],
        [0, 0],
      ),
    ).toEqual([
      ['yellow-card', 'home'],
      ['second-yellow-card', 'home'],
      ['red-card', 'away'],
      ['missed-penalty', 'away'],
      ['decision', 'home'],
      ['other', 'home'],
      ['cancelled-goal', 'away'],
    ]);
  });

  it('a red card that VAR cancelled is not counted', () => {
    const sentOff = (name: string) => event(HOME, [20], ['Card', 'Red Card'], { player: { id: null, name } });
    const events = [
      sentOff('A'),
      sentOff('B'),
      event(HOME, [22], ['Var', 'Red card cancelled'], { player: { name: 'A' } }),
    ];
    expect(matchFrom(['2H', 70], [0, 0], { events }).redCards).toEqual({ home: 1, away: 0 });
  });

  it('a goal that VAR cancelled is not counted although the source lists it', () => {
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

  it('the substitute is found in either order of names', () => {
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
});

describe('API-Football line-ups and statistics', () => {
  it('players are placed line by line from the right', () => {
    const { lineUps } = detailFrom(['1H', 5], [0, 0], { lineups: [lineUp(AWAY, 200), lineUp(HOME, 100)] });
    expect(lineUps.home).toMatchObject({ formation: '4-4-2', coach: 'Coach of Manchester United' });
    expect(lineUps.home?.starters.map(({ id }) => id)).toEqual(
      [100, 104, 103, 102, 101, 108, 107, 106, 105, 110, 109].map((id) => `af${id}`),
    );
    expect(lineUps.home?.starters[0]?.position).toBe('goalkeeper');
    expect(lineUps.away?.bench).toHaveLength(1);
  });

  it('ratings of the same answer are added to the players', () => {
    const rated = (id: unknown, rating: unknown) => ({
      player: { id, name: 'X' },
      statistics: [{ games: { rating } }],
    });
    const players = [
      { team: { id: AWAY.id }, players: [rated(100, '9.9')] },
      {
        team: { id: HOME.id },
        players: [
          ...[rated(100, '7.36'), rated(101, null), rated(102, '–'), rated(120, '6.3'), rated(999, '8')],
          ...[{ player: { id: 103 }, statistics: [] }, { player: { id: 104 } }, null],
        ],
      },
    ];
    const { lineUps } = detailFrom(['2H', 60], [0, 0], { lineups: [lineUp(HOME, 100)], players });
    const ratings = [...(lineUps.home?.starters ?? []), ...(lineUps.home?.bench ?? [])].flatMap(({ id, rating }) =>
      rating === undefined ? [] : [[id, rating]],
    );
    expect(ratings).toEqual([
      ['af100', 7.4],
      ['af120', 6.3],
    ]);
    for (const broken of [{}, [{ team: null }], [{ team: { id: HOME.id }, players: {} }]]) {
      const bare = detailFrom(['2H', 60], [0, 0], { lineups: [lineUp(HOME, 100)], players: broken }).lineUps.home;
      expect(bare?.starters.some(({ rating }) => rating !== undefined)).toBe(false);
    }
  });

  it('statistics accept percentages, numbers as text and nothing', () => {
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
});
