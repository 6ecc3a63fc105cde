import type { StandingsRow, StandingsTable } from '../standings.ts';
import { outcomeFor, type Result } from './results.ts';
import { orderOf, pointsOf, talliesOf, type Venue } from './tableOrder.ts';
import type { TableRules } from './tableRules.ts';

/** So many of the last matches of a team make its form. */
export const FORM_MATCHES = 5;

/** What of a season a table counts. */
export interface Counted {
  venue: Venue;
  /** Only so many of the last matches of each team; absent where all count. */
  last?: number;
}

export const WHOLE: Counted = { venue: 'all' };

/** The results that a team was part of at its venues, the first one first. */
export function resultsOf(team: string, results: readonly Result[], { venue, last }: Counted = WHOLE): Result[] {
  const own = results.filter(
    ({ home, away }) => (venue !== 'away' && home.id === team) || (venue !== 'home' && away.id === team),
  );
  return last === undefined ? own : own.slice(-last);
}

/** Of the last matches of each team: what one side counts the other may not, so each is counted by itself. */
function talliesOfLast(teams: readonly string[], results: readonly Result[], counted: Counted) {
  return teams.flatMap((team) => {
    const own = resultsOf(team, results, counted);
    return talliesOf(
      [...new Set([team, ...own.flatMap(({ home, away }) => [home.id, away.id])])],
      own,
      counted.venue,
    ).filter((tally) => tally.team === team);
  });
}

/**
 * A table worked out from results: its teams are those of `known`, the table of the feed, which also says what points were
 * taken from whom, where all matches count. Results of matches with others, such as those of play-offs, count for nothing.
 */
export function workedTable(
  known: Pick<StandingsTable, 'name' | 'rows' | 'zones'>,
  results: readonly Result[],
  rules: TableRules,
  counted: Counted = WHOLE,
): StandingsTable {
  const rows = new Map(known.rows.map((row) => [row.team.id, row]));
  const teams = [...rows.keys()];
  const own = results.filter(({ home, away }) => rows.has(home.id) && rows.has(away.id));
  const isWhole = counted.venue === 'all' && counted.last === undefined;
  const tallies = new Map(
    (counted.last === undefined ? talliesOf(teams, own, counted.venue) : talliesOfLast(teams, own, counted)).map(
      (tally) => [tally.team, tally],
    ),
  );
  const takenFrom = (team: string) => (isWhole ? (rows.get(team)?.deductions ?? 0) : 0);
  const points = new Map([...tallies].map(([team, tally]) => [team, pointsOf(tally, rules) - takenFrom(team)]));
  const order = orderOf(points, { rules, results: isWhole ? own : [], tallies }).flatMap((level) =>
    // Who is level in everything stands as the feed has it.
    level.toSorted((one, other) => teams.indexOf(one) - teams.indexOf(other)),
  );
  const placed = order.flatMap((team, index): StandingsRow[] => {
    const [row, tally] = [rows.get(team), tallies.get(team)];
    if (row === undefined || tally === undefined) return [];
    const { played, won, drawn, lost } = tally;
    return [
      {
        ...{ rank: index + 1, team: row.team, played, won, drawn, lost, for: tally.for, against: tally.against },
        points: points.get(team) ?? 0,
        deductions: takenFrom(team),
        form: resultsOf(team, own, { ...counted, last: FORM_MATCHES }).map((result) => outcomeFor(result, team)),
      },
    ];
  });
  return { name: known.name, rows: placed, zones: isWhole ? known.zones : [] };
}
