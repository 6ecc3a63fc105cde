import { expect, it } from 'vitest';
import { bracketOf, bracketView } from '../../../../web/domain/season/bracket.ts';
import { wallChartOf } from '../../../../web/domain/season/wallChart.ts';
import { finished, knownTable, matchOf } from './seasonOf.ts';

const group = (name: string, teams: string[]) => ({ ...knownTable(teams), name });
const GROUPS = [group('Group A', ['Ajax', 'Bayern']), group('Group B', ['Celtic', 'Dinamo'])];
const MATCHES = [
  matchOf('Dinamo', 'Celtic', { round: 'Group B - 2', day: 9 }),
  matchOf('Ajax', 'Bayern', { round: 'Group A - 1', state: finished({ home: 2, away: 1 }) }),
  matchOf('Celtic', 'Dinamo', { round: 'Group B - 1', day: 1 }),
  ...[20, 21, 22, 23].map((day) => matchOf(null, null, { round: 'Quarter-finals', day })),
];

const chartOf = (tables: typeof GROUPS) => {
  const view = bracketView(bracketOf(MATCHES, true), { tables, nameOf: (round) => round });
  return wallChartOf(tables, MATCHES, view?.drawn ?? []);
};

it('a wall chart lists the matches of each group by kick-off', () => {
  const { groups } = chartOf(GROUPS);
  const listed = groups.map(({ name, matches }) => [name, matches.map(({ home }) => home?.name).join(', ')]);
  expect(listed).toEqual([
    ['Group A', 'Ajax'],
    ['Group B', 'Celtic, Dinamo'],
  ]);
});

it('a wall chart goes down to the final, with empty places for unknown rounds', () => {
  expect(chartOf(GROUPS).rounds.map(({ places }) => places.length)).toEqual([4, 2, 1]);
});

it('both legs of an unknown tie take one place', () => {
  const legs = [30, 31, 32, 33].map((day) => matchOf(null, null, { round: 'Semi-finals', day }));
  const view = bracketView(bracketOf([...MATCHES, ...legs], true), { tables: GROUPS, nameOf: (round) => round });
  const { rounds } = wallChartOf(GROUPS, MATCHES, view?.drawn ?? []);
  expect(rounds.map(({ name, places }) => [name, places.length])).toEqual([
    ['Quarter-finals', 4],
    ['Semi-finals', 2],
    ['', 1],
  ]);
});

it('a league has no list of its matches on a wall chart', () => {
  expect(chartOf(GROUPS.slice(0, 1)).groups).toEqual([]);
});
