import type { Match } from './match.ts';
import { HIDDEN, type Hidden } from './spoilers.ts';
import type { Standings } from './standings.ts';

const RESULTS = 3;
const PLACES = 5;

/** What a competition's first page shows beside the day that is nearest. */
export interface CompetitionOverview {
  /** The last matches that were played, of other days than the one that is shown. */
  results: Match[];
  /** The first match of the next day that has some. */
  next: Match | null;
  /** The top of the table; none where there are groups, or no table. */
  tables: Standings | Hidden;
}

interface Day {
  date: string;
  matches: Match[];
}

function topOf(tables: Standings): Standings {
  return tables.length === 1 ? tables.map((table) => ({ ...table, rows: table.rows.slice(0, PLACES) })) : [];
}

/** The overview beside a shown day (`YYYY-MM-DD`), from the days to come, the days that were, each nearest first, and the tables. */
export function overviewOf(
  shown: string,
  { fixtures, results, tables }: { fixtures: readonly Day[]; results: readonly Day[]; tables: Standings | Hidden },
): CompetitionOverview {
  const played = results
    .filter(({ date }) => date !== shown)
    .flatMap(({ matches }) => matches.filter(({ state }) => state.kind === 'finished').toReversed());
  return {
    results: played.slice(0, RESULTS),
    next: fixtures.find(({ date }) => date > shown)?.matches[0] ?? null,
    tables: tables === HIDDEN ? HIDDEN : topOf(tables),
  };
}
