import { describe, expect, it } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import { computedTable } from '../../../../web/domain/season/computedTable.ts';
import { endedResults } from '../../../../web/domain/season/results.ts';
import { rulesOf, type TableRules, USUAL_RULES } from '../../../../web/domain/season/tableRules.ts';
import { byDifference, byMeetingsOrWins, matchesOf, type RealSeason, teamsOf } from './realSeason.ts';
import { knownTable, written } from './seasonOf.ts';

const SEASONS = [...byDifference, ...byMeetingsOrWins];

interface Other {
  rules?: TableRules;
  deductions?: RealSeason['deductions'];
  matches?: readonly Match[];
}

/** The table worked out from a season’s results. The feed’s table has the teams in reverse alphabetical order. */
function tableOf(season: RealSeason, { rules, deductions, matches }: Other = {}): string[] {
  const known = knownTable(teamsOf(season).reverse(), { ...(deductions ?? season.deductions) });
  const results = endedResults(matches ?? matchesOf(season));
  return written(computedTable(known, results, rules ?? rulesOf(season.competition)));
}

const named = (seasons: readonly RealSeason[]) => seasons.map((season) => [season.name, season] as const);

describe('table from the results of a whole season', () => {
  it.each(named(SEASONS))('the table equals the official final table: %s', (_, season) => {
    const teams = teamsOf(season).length;
    expect(matchesOf(season)).toHaveLength(teams * (teams - 1));
    expect(tableOf(season)).toEqual(season.table);
  });

  it.each(named(SEASONS.filter(({ deductions }) => deductions !== undefined)))(
    'the table differs from the official one without points deductions: %s',
    (_, season) => expect(tableOf(season, { deductions: {} })).not.toEqual(season.table),
  );

  it.each(named(SEASONS.filter(({ results }) => results.join().includes('*'))))(
    'the table differs from the official one without matches awarded by decision: %s',
    (_, season) => {
      const played = matchesOf(season).filter(({ state }) => state.kind !== 'finished' || state.ending !== 'awarded');
      expect(tableOf(season, { matches: played })).not.toEqual(season.table);
    },
  );

  it.each(named(byMeetingsOrWins))(
    'the table differs from the official one under the most common rules: %s',
    (_, season) => expect(tableOf(season, { rules: USUAL_RULES })).not.toEqual(season.table),
  );
});
