import { describe, expect, it } from 'vitest';
import { parseStandings, zoneNameOf } from '../../../../worker/feeds/apiFootball/parseStandings.ts';
import { competitionOf } from '../../../../worker/feeds/apiFootball/places.ts';
import { rank } from './apiFootball.records.ts';

describe('API-Football tables', () => {
  const standings = (groups: unknown) => [{ league: { id: 39, season: 2026, standings: groups } }];

  it('form is newest last, and zones join neighbouring places', () => {
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
      'Premier League',
      () => undefined,
    );
    expect(table?.rows[1]?.form).toEqual(['won', 'won', 'lost', 'lost', 'won']);
    expect(table?.rows[2]).toMatchObject({ team: { id: 'af42' }, points: null, played: null, form: [] });
    expect(table?.zones).toEqual([
      { name: 'Champions League', from: 1, to: 2 },
      { name: 'Relegation', from: 4, to: 4 },
    ]);
  });

  it('each group gives one table, and empty groups none', () => {
    const group = (name: string) => [rank(1, 1, `First of ${name}`, { group: name })];
    const tables = parseStandings(
      standings([group('Group A'), null, [], group('Group B'), group('Group A')]),
      'Premier League',
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
    ['Promotion - Championship (Play Offs: Semi-finals)', 'Promotion play-offs'],
    ['Promotion - Champions League (Qualification: )', 'Champions League qualification'],
    ['Promotion - World Cup (Qualification: Second stage)', 'World Cup qualification'],
    ['Superliga (Relegation Group)', 'Relegation Group'],
    ['Promotion - Super League (Championship Group)', 'Championship Group'],
    ['Relegation Round', 'Relegation Round'],
    [null, null],
  ])('the description %s gives the zone %s', (description, zone) => expect(zoneNameOf(description)).toBe(zone));
});

it.each([
  ['World', 'international', 'International'],
  ['Saudi-Arabia', 'saudi-arabia', 'Saudi Arabia'],
  ['Guinea-Bissau', 'guinea-bissau', 'Guinea-Bissau'],
  ['Bosnia', 'bosnia-and-herzegovina', 'Bosnia and Herzegovina'],
  [null, 'international', 'International'],
])('the country %s of API-Football becomes %s', (given, slug, en) => {
  expect(competitionOf('1', 'Cup', given, null).country).toMatchObject({ slug, names: { en } });
});
