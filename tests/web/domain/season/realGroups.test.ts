import { describe, expect, it } from 'vitest';
import { computedTable } from '../../../../web/domain/season/computedTable.ts';
import { rulesOf } from '../../../../web/domain/season/tableRules.ts';
import { knownTable, resultsIn, written } from './seasonOf.ts';

const EURO = { name: 'European Championship', country: { slug: 'europe' } };
const WORLD_CUP = { name: 'World Cup', country: { slug: 'international' } };

/** Groups of final tournaments, each with its results and its official final table. */
const GROUPS: readonly (readonly [name: string, typeof EURO, results: string, table: string[]])[] = [
  [
    'Euro 2024, group E: all four level on points, and three in their meetings',
    EURO,
    `Romania 3-0 Ukraine
     Belgium 0-1 Slovakia
     Slovakia 1-2 Ukraine
     Belgium 2-0 Romania
     Slovakia 1-1 Romania
     Ukraine 0-0 Belgium`,
    ['Romania 4 4:3', 'Belgium 4 2:1', 'Slovakia 4 3:3', 'Ukraine 4 2:4'],
  ],
  [
    'Euro 2012, group A: the meeting counts more than the goal difference',
    EURO,
    `Poland 1-1 Greece
     Russia 4-1 Czechia
     Greece 1-2 Czechia
     Poland 1-1 Russia
     Czechia 1-0 Poland
     Greece 1-0 Russia`,
    ['Czechia 6 4:5', 'Greece 4 3:3', 'Russia 4 5:3', 'Poland 2 2:3'],
  ],
  [
    'Euro 2004, group C: goals in the meetings of three',
    EURO,
    `Denmark 0-0 Italy
     Sweden 5-0 Bulgaria
     Bulgaria 0-2 Denmark
     Italy 1-1 Sweden
     Italy 2-1 Bulgaria
     Denmark 2-2 Sweden`,
    ['Sweden 5 8:3', 'Denmark 5 4:2', 'Italy 5 3:2', 'Bulgaria 0 1:9'],
  ],
  [
    'World Cup 2018, group F: goal difference before the meeting',
    WORLD_CUP,
    `Germany 0-1 Mexico
     Sweden 1-0 South Korea
     South Korea 1-2 Mexico
     Germany 2-1 Sweden
     South Korea 2-0 Germany
     Mexico 0-3 Sweden`,
    ['Sweden 6 5:2', 'Mexico 6 3:4', 'South Korea 3 3:3', 'Germany 3 2:4'],
  ],
  [
    'World Cup 2018, group B: more goals at the same difference',
    WORLD_CUP,
    `Morocco 0-1 Iran
     Portugal 3-3 Spain
     Portugal 1-0 Morocco
     Iran 0-1 Spain
     Iran 1-1 Portugal
     Spain 2-2 Morocco`,
    ['Spain 5 6:5', 'Portugal 5 5:4', 'Iran 4 2:2', 'Morocco 1 2:4'],
  ],
];

describe('table from results', () => {
  it.each(GROUPS)('the table from results equals the official table of %s', (_, competition, lines, table) => {
    const results = resultsIn(lines);
    const teams = table.map((row) => row.replace(/ \d+ \d+:\d+$/, '')).sort();
    // The feed’s table may have any order.
    for (const known of [teams, teams.toReversed()])
      expect(written(computedTable(knownTable(known), results, rulesOf(competition)))).toEqual(table);
  });

  it('the table from results depends on the rules of the country', () => {
    // Level on points: Home has the better goal difference, Away did better in their meetings.
    const results = resultsIn(`Home 0-1 Away
      Away 1-1 Home
      Home 5-0 Third
      Third 0-5 Home
      Third 2-0 Away
      Away 1-0 Third`);
    const first = (name: string, slug: string) =>
      computedTable(knownTable(['Home', 'Away', 'Third']), results, rulesOf({ name, country: { slug } })).rows.map(
        ({ team }) => team.name,
      );
    expect(first('Premier League', 'england')).toEqual(['Home', 'Away', 'Third']);
    expect(first('Serie A', 'italy')).toEqual(['Away', 'Home', 'Third']);
  });

  it('the table from results uses head-to-heads only when all are played', () => {
    const results = resultsIn('Home 1-0 Away\nAway 4-0 Third\nThird 0-1 Home\nThird 1-0 Home');
    const spain = rulesOf({ name: 'La Liga', country: { slug: 'spain' } });
    const { rows } = computedTable(
      knownTable(['Home', 'Away', 'Third']),
      [...results, ...resultsIn('Away 1-0 Third')],
      spain,
    );
    expect(rows.map(({ team, points }) => `${team.id} ${points}`)).toEqual(['Away 6', 'Home 6', 'Third 3']);
  });

  it('the table from results subtracts deductions only from the table of all matches', () => {
    const results = resultsIn('Home 1-0 Away\nAway 0-2 Home');
    const usual = rulesOf({ name: 'Any', country: { slug: 'anywhere' } });
    const known = knownTable(['Home', 'Away'], { Home: 7 });
    expect(written(computedTable(known, results, usual))).toEqual(['Away 0 0:3', 'Home -1 3:0']);
    expect(written(computedTable(known, results, usual, { venue: 'home' }))).toEqual(['Home 3 1:0', 'Away 0 0:2']);
    expect(written(computedTable(known, results, usual, { venue: 'away' }))).toEqual(['Home 3 2:0', 'Away 0 0:1']);
    expect(written(computedTable(known, results, usual, { venue: 'all', last: 1 }))).toEqual([
      'Home 3 2:0',
      'Away 0 0:2',
    ]);
  });
});
