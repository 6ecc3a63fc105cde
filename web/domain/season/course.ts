import type { Match } from '../match.ts';
import type { StandingsTable } from '../standings.ts';
import { computedTable } from './computedTable.ts';
import { endedResults } from './results.ts';
import { roundsOf } from './rounds.ts';
import type { TableRules } from './tableRules.ts';

type Team = StandingsTable['rows'][number]['team'];

export interface TeamCourse {
  team: Team;
  /** The rank after each round played. */
  places: number[];
  points: number[];
}

export interface Course {
  /** The feed’s names of the rounds played. */
  rounds: string[];
  /** In the order of the current table. */
  teams: TeamCourse[];
}

/** More lines would not be readable. */
const MOST_TEAMS = 40;

/** Longer seasons are cut to their latest rounds. */
const MOST_ROUNDS = 60;

/** Each team’s rank and points after each round, from the results; null for too many teams or no named round. */
export function courseOf(table: StandingsTable, matches: readonly Match[], rules: TableRules): Course | null {
  if (table.rows.length > MOST_TEAMS) return null;
  const teams = new Set(table.rows.map(({ team }) => team.id));
  const own = matches.filter(({ home, away }) => teams.has(home?.id ?? '') && teams.has(away?.id ?? ''));
  const rounds = roundsOf(own).map(({ name, matches: all }) => ({ name, results: endedResults(all) }));
  const end = rounds.findLastIndex(({ results }) => results.length > 0) + 1;
  if (end === 0) return null;
  const start = Math.max(0, end - MOST_ROUNDS);
  const played = rounds.slice(start, end);
  let counted = rounds.slice(0, start).flatMap(({ results }) => results);
  const tables = played.map(({ results }) => {
    counted = [...counted, ...results];
    return new Map(computedTable(table, counted, rules).rows.map((row) => [row.team.id, row]));
  });
  const order = tables.at(-1)?.values() ?? [];
  return {
    rounds: played.map(({ name }) => name),
    teams: Array.from(order, ({ team }) => ({
      team,
      places: tables.map((after) => after.get(team.id)?.rank ?? 0),
      points: tables.map((after) => after.get(team.id)?.points ?? 0),
    })),
  };
}
