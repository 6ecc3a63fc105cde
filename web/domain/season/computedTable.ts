import type { StandingsRow, StandingsTable } from '../standings.ts';
import { outcomeFor, type Result } from './results.ts';
import { orderOf, pointsOf, tallyOf } from './tableOrder.ts';
import type { TableRules } from './tableRules.ts';

export const FORM_MATCHES = 5;

export interface Counted {
  venue: 'all' | 'home' | 'away';
  /** Only each team’s latest matches; all if absent. */
  last?: number;
}

export const WHOLE: Counted = { venue: 'all' };

/** A team’s results at the counted venues, in the given order. */
export function resultsOf(team: string, results: readonly Result[], { venue, last }: Counted = WHOLE): Result[] {
  const own = results.filter(
    ({ home, away }) => (venue !== 'away' && home.id === team) || (venue !== 'home' && away.id === team),
  );
  return last === undefined ? own : own.slice(-last);
}

/**
 * Works out a table from results. Teams and point deductions come from `known`, the feed’s table; deductions apply
 * only if all matches count. Results against other teams, as in play-offs, are ignored.
 */
export function computedTable(
  known: Pick<StandingsTable, 'name' | 'rows' | 'zones'>,
  results: readonly Result[],
  rules: TableRules,
  counted: Counted = WHOLE,
): StandingsTable {
  const rows = new Map(known.rows.map((row) => [row.team.id, row]));
  const teams = [...rows.keys()];
  const own = results.filter(({ home, away }) => rows.has(home.id) && rows.has(away.id));
  const isWhole = counted.venue === 'all' && counted.last === undefined;
  const tallies = new Map(teams.map((team) => [team, tallyOf(team, resultsOf(team, own, counted))]));
  const deductionsOf = (team: string) => (isWhole ? (rows.get(team)?.deductions ?? 0) : 0);
  const points = new Map([...tallies].map(([team, tally]) => [team, pointsOf(tally) - deductionsOf(team)]));
  const order = orderOf(points, { rules, results: isWhole ? own : [], tallies }).flatMap((level) =>
    // Teams level on every criterion keep the feed’s order.
    level.toSorted((one, other) => teams.indexOf(one) - teams.indexOf(other)),
  );
  const placed = order.flatMap((team, index): StandingsRow[] => {
    const [row, tally] = [rows.get(team), tallies.get(team)];
    if (row === undefined || tally === undefined) return [];
    const { awayFor: _, awayWon: __, ...totals } = tally;
    return [
      {
        rank: index + 1,
        team: row.team,
        ...totals,
        points: points.get(team) ?? 0,
        deductions: deductionsOf(team),
        form: resultsOf(team, own, { ...counted, last: FORM_MATCHES }).map((result) => outcomeFor(result, team)),
      },
    ];
  });
  return { name: known.name, rows: placed, zones: isWhole ? known.zones : [] };
}
