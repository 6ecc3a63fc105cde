import type { Match } from './match.ts';
import type { GoalQuarters } from './season/goalQuarters.ts';
import type { ScorersView } from './season/scorersView.ts';
import type { NewsItem } from './settings.ts';
import { HIDDEN, type Hidden } from './spoilers.ts';
import type { Standings } from './standings.ts';

const RESULTS = 3;
const PLACES = 5;
const SCORERS = 3;

/** The sections of a competition’s first page, apart from its nearest match day. */
export interface CompetitionOverview {
  /** The latest finished matches, except those of the shown day; null if they failed. */
  results: Match[] | null;
  /** The top of the table; empty for groups or without a table; null if it failed. */
  tables: Standings | Hidden | null;
  /** The first of the top scorers; empty where the table is hidden; null if they failed. */
  scorers: ScorersView['players'] | null;
  /** When goals are scored; null without minutes, or where results are hidden. */
  quarters: GoalQuarters | null;
  news: NewsItem[];
}

interface Day {
  date: string;
  matches: Match[];
}

function topOf(tables: Standings): Standings {
  return tables.length === 1 ? tables.map((table) => ({ ...table, rows: table.rows.slice(0, PLACES) })) : [];
}

interface Known extends Pick<CompetitionOverview, 'tables' | 'scorers'> {
  results: readonly Day[] | null;
}

/** Builds the overview around a shown day (`YYYY-MM-DD`). `results` are days, nearest first. */
export function overviewOf(
  shown: string,
  { results, tables, scorers }: Known,
): Omit<CompetitionOverview, 'news' | 'quarters'> {
  const played = results
    ?.filter(({ date }) => date !== shown)
    .flatMap(({ matches }) => matches.filter(({ state }) => state.kind === 'finished').toReversed());
  return {
    results: played?.slice(0, RESULTS) ?? null,
    tables: tables === HIDDEN || tables === null ? tables : topOf(tables),
    scorers: tables === HIDDEN ? [] : (scorers?.slice(0, SCORERS) ?? null),
  };
}
