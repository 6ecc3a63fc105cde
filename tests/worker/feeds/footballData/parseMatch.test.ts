import { describe, expect, it } from 'vitest';
import { parseMatch } from '../../../../worker/feeds/footballData/parseMatch.ts';
import { parseStandings } from '../../../../worker/feeds/footballData/parseStandings.ts';
import { contextOf } from '../parsed.ts';
import { AWAY, goal, HOME, listed, match, row } from './footballData.records.ts';
import { detailFrom, matchFrom } from './parsed.ts';

describe('football-data.org match', () => {
  it('ids have the source’s prefix, beside area, round and crests', () => {
    expect(matchFrom()).toMatchObject({
      id: 'fd500001',
      competition: { id: 'fd2021', name: 'Premier League', country: { id: 'fd2072', slug: 'england' } },
      round: 'Round 12',
      kickOff: Date.parse('2026-11-21T15:00:00Z'),
      home: { id: 'fd64', name: 'Liverpool FC', logo: HOME.crest },
      state: { kind: 'not-started' },
    });
  });

  it('a team has a short name when it differs from the full name', () => {
    const away = { ...AWAY, shortName: AWAY.name };
    const { home, away: same } = matchFrom('TIMED', { awayTeam: away });
    expect(home).toMatchObject({ name: 'Liverpool FC', short: 'Liverpool' });
    expect(same).not.toHaveProperty('short');
  });

  it.each([
    [{ stage: 'GROUP_STAGE', group: 'GROUP_A' }, 'Group a'],
    [{ stage: 'GROUP_STAGE', group: null }, 'Group stage'],
    [{ stage: 'LEAGUE_STAGE' }, 'League stage'],
    [{ stage: 'LAST_16' }, 'Last 16'],
    [{ stage: 'QUALIFICATION_ROUND_2' }, 'Qualification round 2'],
    [{ stage: 'ROUND_1' }, '1. Round'],
    [{ stage: 'THIRD_PLACE', matchday: null }, 'Third place'],
    [{ stage: null, matchday: null }, null],
    [{ stage: null, matchday: 0 }, null],
  ])('the stage %j gives the round %s', (changes, round) => expect(matchFrom('TIMED', changes).round).toBe(round));

  it.each([{ id: 2267, name: 'World' }, null])('a competition of the area %j is international', (area) => {
    expect(matchFrom('TIMED', { area }).competition.country.slug).toBe('international');
  });

  it('an unknown team leaves its side empty without a rejection', () => {
    const unknown = { id: null, name: null, shortName: null, tla: null, crest: null };
    for (const team of [unknown, null]) {
      const parsed = parseMatch(match('TIMED', { homeTeam: team }), contextOf());
      expect(parsed).toMatchObject({ ok: true, value: { match: { home: null, away: { id: 'fd57' } } } });
    }
  });

  it.each([{ id: null }, { utcDate: '21 November' }, { competition: null }])(
    'a match with %j is rejected',
    (changes) => {
      expect(parseMatch(match('TIMED', changes), contextOf()).ok).toBe(false);
    },
  );
});

describe('football-data.org event', () => {
  it('goals count for the side whose score went up, own goals included', () => {
    const goals = [
      goal(HOME, 10, [1, 0]),
      goal(HOME, 45, [1, 1], { type: 'OWN', injuryTime: 1 }),
      goal(AWAY, 70, null, { type: 'PENALTY', assist: { id: 1, name: 'Bukayo Saka' } }),
    ];
    expect(detailFrom('FINISHED', { goals }).incidents).toMatchObject([
      { side: 'home', kind: 'goal', minute: { minute: 10, added: null }, playerId: 'fd3754' },
      { side: 'away', kind: 'own-goal', minute: { minute: 45, added: 1 }, scoreAfter: { home: 1, away: 1 } },
      { side: 'away', kind: 'penalty', assists: ['Bukayo Saka'], scoreAfter: null },
    ]);
  });

  it('cards, substitutions and missed penalties are read without the shoot-out', () => {
    const player = { id: 5, name: 'Declan Rice' };
    const detail = detailFrom('FINISHED', {
      bookings: [
        { minute: 30, team: { id: 57 }, player, card: 'YELLOW' },
        { minute: 60, team: { id: 57 }, player, card: 'YELLOW_RED' },
        { minute: 80, team: { id: 64 }, player: null, card: 'RED' },
      ],
      substitutions: [{ minute: 70, team: { id: 64 }, playerOut: player, playerIn: { id: 6, name: 'New' } }],
      penalties: [
        { player, team: { id: 64 }, scored: false, type: 'SHOOTOUT' },
        { player, team: { id: 64 }, scored: false, type: 'MATCH', minute: 20 },
        { player, team: { id: 64 }, scored: true, type: 'MATCH', minute: 21 },
      ],
    });
    expect(detail.incidents.map(({ kind, side }) => [kind, side])).toEqual([
      ['missed-penalty', 'home'],
      ['yellow-card', 'away'],
      ['second-yellow-card', 'away'],
      ['substitution', 'home'],
      ['red-card', 'home'],
    ]);
    expect(detail.match.redCards).toEqual({ home: 1, away: 1 });
  });

  it('line-ups, statistics, venue and referee are read when the plan has them', () => {
    const lineup = [
      listed(1, 'Alisson', 'Goalkeeper'),
      listed(2, 'Konaté', 'Centre-Back'),
      listed(3, 'Gravenberch', 'Defensive Midfield'),
      listed(4, 'Gakpo', 'Left Winger'),
      listed(5, 'Nobody', null),
    ];
    const statistics = {
      corner_kicks: 7,
      ball_possession: 61,
      shots_on_goal: null,
      free_kicks: '12',
      yellow_red_cards: 1,
      text: 'x',
    };
    const detail = detailFrom('FINISHED', {
      homeTeam: {
        ...HOME,
        coach: { id: 9, name: 'Arne Slot' },
        formation: '4-2-3-1',
        lineup,
        bench: [],
        statistics,
      },
      awayTeam: { ...AWAY, coach: { id: null, name: null }, formation: null, lineup: [], bench: [], statistics: null },
      venue: 'Anfield',
      attendance: 60_123,
      referees: [
        { id: 1, name: 'Fourth Official', type: 'FOURTH_OFFICIAL' },
        { id: 2, name: 'Michael Oliver', type: 'REFEREE' },
      ],
    });
    expect(detail.lineUps.home?.starters.map(({ position }) => position)).toEqual([
      ...['goalkeeper', 'defender', 'midfielder', 'forward'],
      null,
    ]);
    expect(detail.lineUps.away).toBeNull();
    expect(detail.statistics).toEqual([
      { type: 'corners', home: 7, away: null },
      { type: 'possession', home: 61, away: null },
      { type: 'free_kicks', home: 12, away: null },
      { type: 'second_yellow_cards', home: 1, away: null },
    ]);
    expect(detail).toMatchObject({ venue: { name: 'Anfield', attendance: 60_123 }, referee: 'Michael Oliver' });
  });
});

const table = (type: string, group: string | null, rows: unknown[] | null) => ({ type, group, table: rows });
const read = (...tables: unknown[]) => parseStandings(tables, 'Premier League', () => undefined);

it('only total tables are read, named by league or group', () => {
  const rows = [row(1, 64, 'Liverpool FC'), null, row(2, 57, 'Arsenal FC')];
  const tables = read(
    table('TOTAL', null, rows),
    table('HOME', null, rows),
    table('TOTAL', 'GROUP_A', rows),
    table('TOTAL', 'Group B', rows),
    table('TOTAL', 'GROUP_C', null),
    null,
  );
  expect(tables.map(({ name }) => name)).toEqual(['Premier League', 'Group A', 'Group B']);
  expect(tables[0]?.rows).toMatchObject([
    { rank: 1, team: { id: 'fd64' }, played: 12, points: 23, for: 20, form: [] },
    { rank: 2, team: { id: 'fd57' } },
  ]);
});
