import type { Match } from './match.ts';
import type { NewsItem } from './settings.ts';
import { HIDDEN, type Hidden } from './spoilers.ts';
import type { Standings } from './standings.ts';

const RESULTS = 3;
const PLACES = 5;

/** The sections of a competition’s first page, apart from its nearest match day. */
export interface CompetitionOverview {
  /** The latest finished matches, except those of the shown day. */
  results: Match[];
  /** The first match of the next match day. */
  next: Match | null;
  /** The top of the table; empty for groups or without a table. */
  tables: Standings | Hidden;
  news: NewsItem[];
}

interface Day {
  date: string;
  matches: Match[];
}

function topOf(tables: Standings): Standings {
  return tables.length === 1 ? tables.map((table) => ({ ...table, rows: table.rows.slice(0, PLACES) })) : [];
}

/** Builds the overview around a shown day (`YYYY-MM-DD`). `fixtures` and `results` are days, nearest first. */
export function overviewOf(
  shown: string,
  { fixtures, results, tables }: { fixtures: readonly Day[]; results: readonly Day[]; tables: Standings | Hidden },
): Omit<CompetitionOverview, 'news'> {
  const played = results
    .filter(({ date }) => date !== shown)
    .flatMap(({ matches }) => matches.filter(({ state }) => state.kind === 'finished').toReversed());
  return {
    results: played.slice(0, RESULTS),
    next: fixtures.find(({ date }) => date > shown)?.matches[0] ?? null,
    tables: tables === HIDDEN ? HIDDEN : topOf(tables),
  };
}
