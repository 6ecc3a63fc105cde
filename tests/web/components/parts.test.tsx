import { expect, it } from 'vitest';
import { Freshness } from '../../../web/components/match/Freshness.tsx';
import { BracketPanel } from '../../../web/components/season/BracketPanel.static.tsx';
import { CourseChart } from '../../../web/components/season/CourseChart.static.tsx';
import { ScorersTable } from '../../../web/components/season/ScorersPanel.static.tsx';
import { WallChartPanel } from '../../../web/components/season/WallChartPanel.static.tsx';
import { StandingsTables } from '../../../web/components/standings/StandingsTables.static.tsx';
import { PlayerMatches } from '../../../web/components/team/PlayerMatches.static.tsx';
import { CurrentMatch } from '../../../web/components/team/TeamMatches.tsx';
import type { CupRound, Place } from '../../../web/domain/season/bracket.ts';
import type { Tie } from '../../../web/domain/season/ties.ts';
import { markupOf, wordsOf } from '../../support/markupOf.tsx';
import { matchOf, teamOf } from '../../support/matchOf.ts';

const MINUTE = 60_000;
const [arsenal, chelsea, leeds] = [teamOf('1', 'Arsenal'), teamOf('2', 'Chelsea'), teamOf('3', 'Leeds')];
const next = matchOf();
const { competition } = next;
const ended = matchOf({
  id: '8',
  state: { kind: 'finished', ending: 'penalties', score: { home: 1, away: 1 }, shootOut: { home: 2, away: 4 } },
});

it.each([
  [25 * 60, '15:00 Saturday 21 November · in 25 h'],
  [150, '15:00 in 2 h 30 min'],
  [47, 'in 47 min'],
  [-1, '15:00'],
])('the next match of a team shows what is left, %s minutes before it', (minutes, left) => {
  const card = <CurrentMatch match={next} ranks={{ 1: '3rd', 2: '11th' }} isFollowed={false} />;
  const words = wordsOf(markupOf(card, next.kickOff - minutes * MINUTE));
  expect(words).toContain('Arsenal 3rd');
  expect(words).toContain(left);
});

it.each([
  [30_000, 0, false, ''],
  [36_000, 5_000, false, '35 seconds'],
  [119_999, 0, false, '115 seconds'],
  [120_000, 0, false, '2 minutes'],
  [3_599_000, 0, false, '59 minutes'],
  [1000, 0, true, '00:00'],
])('scores of %i ms ago, with a pause of %i ms and a silent feed (%s), are dated: %s', (now, rest, stale, age) => {
  const words = wordsOf(markupOf(<Freshness confirmedAt={0} stale={stale} rest={rest} retry={() => undefined} />, now));
  expect(words === '').toBe(age === '');
  expect(words).toContain(age);
});

it('a course has a line for each team, numbers of rounds and a link to compare', () => {
  const courseOf = (team: typeof arsenal, ...places: number[]) => ({ team, places, points: places });
  const teams = [
    courseOf(arsenal, 2, 2, 1, 1, 1, 1),
    courseOf(chelsea, 1, 1, 2, 2, 2, 3),
    courseOf(leeds, 3, 3, 3, 3, 3, 2),
  ];
  const [team, other] = teams;
  if (team === undefined || other === undefined) throw new Error('no teams');
  const view = {
    rounds: ['1', '2', '3', '4', '5', '6'],
    teams,
    team,
    with: other,
    lastSeason: { kind: 'unknown' as const },
  };
  const html = markupOf(<CourseChart view={view} address={(query) => `?${query}`} />);
  expect(Array.from(html.matchAll(/<text[^>]*>(\d+)/g), ([, number]) => number)).toEqual(['1', '5']);
  expect(
    Array.from(html.matchAll(/(text-\S+)"><polyline[^>]* points="(\S+)[^"]* (\S+)"/g), (found) => found.slice(1)),
  ).toEqual([
    ['text-[#8885]', '2,72.5', '98,43.5'],
    ['text-live', '2,14.5', '98,72.5'],
    ['text-accent', '2,43.5', '98,14.5'],
  ]);
  expect(html).toContain('height="116"');
  expect(html).toMatch(/aria-label="[^"]*Arsenal, Chelsea/);
  expect(Array.from(html.matchAll(/href="([^"]+)"/g), ([, address]) => address)).toEqual([
    '?team=1',
    '?team=1&amp;with=3',
  ]);
});

it('a scorer’s bar has the goals, and its dark part leaves out penalties', () => {
  const scorer = {
    id: null,
    team: null,
    shownTeam: null,
    assists: null,
    yellowCards: null,
    redCards: null,
    matches: null,
  };
  const players = [
    { ...scorer, name: 'Able', goals: 8, penalties: 2, place: 1 },
    { ...scorer, name: 'Best', goals: 2, penalties: null, place: 2 },
  ];
  const html = markupOf(<ScorersTable competition={competition} players={players} by="goals" columns={['goals']} />);
  expect(Array.from(html.matchAll(/<rect width="(\S+)"/g), ([, width]) => width)).toEqual([
    '100%',
    '75%',
    '25%',
    '25%',
  ]);
});

const open: Tie = { one: null, other: null, matches: [], aggregate: null, winner: null, isReplayed: false };
const tieOf = (given: Partial<Tie>): Place => ({
  kind: 'tie',
  tie: { ...open, one: arsenal, other: chelsea, ...given },
  awaited: [],
});
const places: Place[] = [
  tieOf({ matches: [ended, ended], aggregate: { home: 3, away: 2 }, winner: arsenal }),
  tieOf({ matches: [matchOf({ id: '9' })] }),
  { kind: 'bye', team: leeds },
];

it('a bracket shows scores, shoot-outs, sums, legs and open ties', () => {
  const drawn: CupRound[] = [
    { key: 'semi', name: 'Semi-finals', places },
    { key: 'final', name: 'Final', places: [{ kind: 'tie', tie: open, awaited: [open, { ...open, one: leeds }] }] },
  ];
  const route = {
    name: 'tournament',
    sport: 'football',
    category: 'england',
    slug: 'premier-league-47',
    tab: 'bracket',
  } as const;
  const view = { earlier: [], drawn, tables: [] };
  const words = wordsOf(markupOf(<BracketPanel {...{ route, competition, view }} />));
  const day = 'Saturday 21 November 2026';
  expect(words.replace(/^.*Final Semi/, 'Semi')).toBe(
    [
      ...[
        'Semi-finals',
        'Arsenal through 1 (2) 1 (2) 3',
        'Chelsea 1 (4) 1 (4) 2',
        `1st leg · ${day}`,
        `2nd leg · ${day}`,
      ],
      ...['Arsenal –', 'Chelsea –', day, 'Leeds: bye', 'Final', 'Winner of ? v ?', 'Winner of Leeds v ?'],
    ].join(' '),
  );
});

it('a wall chart has known goals, and empty boxes for those to come', () => {
  const groups = [{ name: 'Group A', matches: [ended, next] }];
  const words = wordsOf(
    markupOf(<WallChartPanel chart={{ groups, rounds: [{ key: 'semi', name: 'Semi-finals', places }] }} />),
  );
  expect(words).toMatch(
    /15:00 Arsenal 1 1 Chelsea .*15:00 Arsenal Chelsea Semi-finals Arsenal 3 Chelsea 2 Arsenal Chelsea Leeds$/,
  );
});

it.each([
  ['football', { for: 9, drawn: 0 }, '# Team P W D L F:A +/− Pts'],
  ['football', { for: null, drawn: 0 }, '# Team P W D L Pts'],
  ['basketball', { for: 9, drawn: 0 }, '# Team P W L F:A +/− Pts'],
  ['basketball', { for: 9, drawn: 1 }, '# Team P W D L F:A +/− Pts'],
] as const)('a table of %s has no column without values: %j', (sport, figures, columns) => {
  const counts = { played: 3, won: 2, lost: 1, against: 4, points: 6, deductions: 0 };
  const row = { rank: 1, team: { id: '1', name: 'Arsenal' }, ...counts, ...figures, form: [] };
  const tables = [{ name: 'Table', rows: [row], zones: [] }];
  const head = /<thead>.*<\/thead>/s.exec(markupOf(<StandingsTables tables={tables} sport={sport} competition="1" />));
  expect(wordsOf(head?.[0] ?? '')).toBe(columns);
});

it.each([
  [0, false],
  [1, true],
])('a table with %i points deducted from a team says so: %s', (deductions, isSaid) => {
  const counts = { played: 3, won: 2, drawn: 0, lost: 1, for: 9, against: 4, points: 6, deductions };
  const tables = [{ name: 'Table', rows: [{ rank: 1, team: arsenal, ...counts, form: [] }], zones: [] }];
  const words = wordsOf(markupOf(<StandingsTables tables={tables} sport="football" competition="1" />));
  expect(words.includes('deducted')).toBe(isSaid);
});

it.each([
  ['with', 7.4],
  ['without', undefined],
])('a season of a player %s ratings has a column for them only then', (_, rating) => {
  const played = { match: ended, role: 'starter' as const, incidents: [], spot: null };
  const matches = [rating === undefined ? played : { ...played, rating }];
  const words = wordsOf(markupOf(<PlayerMatches matches={matches} team={arsenal} />));
  expect(words.includes('Rating')).toBe(rating !== undefined);
});
