import type { Match } from '../match.ts';
import type { StandingsTable } from '../standings.ts';
import { computedTable } from './computedTable.ts';
import { endedResults, outcomeFor, type Result } from './results.ts';
import { roundsOf } from './rounds.ts';
import { POINTS } from './tableOrder.ts';
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
const MAX_TEAMS = 40;

/** Longer seasons are cut to their latest rounds. */
const MAX_ROUNDS = 60;

/** Each team’s rank and points after each round, from the results; null for too many teams or no named round. */
export function courseOf(table: StandingsTable, matches: readonly Match[], rules: TableRules): Course | null {
  if (table.rows.length > MAX_TEAMS) return null;
  const teams = new Set(table.rows.map(({ team }) => team.id));
  const own = matches.filter(({ home, away }) => teams.has(home?.id ?? '') && teams.has(away?.id ?? ''));
  const rounds = roundsOf(own).map(({ name, matches: all }) => ({ name, results: endedResults(all) }));
  const end = rounds.findLastIndex(({ results }) => results.length > 0) + 1;
  if (end === 0) return null;
  const start = Math.max(0, end - MAX_ROUNDS);
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

/** Compares a team with its previous season. */
type LastSeason =
  /** Points after each match of both seasons, before deductions. */
  | { kind: 'played'; now: number[]; before: number[] }
  /** The team played in another competition. */
  | { kind: 'elsewhere' }
  /** The feed has no rounds of that season. */
  | { kind: 'unknown' }
  /** That season could not be loaded. */
  | { kind: 'unavailable' };

/** Results of full rounds, oldest first. A round with at most half the usual matches counts as a play-off. */
function leagueResults(matches: readonly Match[]): Result[] {
  const rounds = roundsOf(matches);
  const most = Math.max(0, ...rounds.map((round) => round.matches.length));
  return endedResults(rounds.flatMap((round) => (round.matches.length * 2 > most ? round.matches : [])));
}

function pointsByMatch(team: string, results: readonly Result[]): number[] {
  let sum = 0;
  return results
    .filter(({ home, away }) => home.id === team || away.id === team)
    .map((result) => {
      sum += POINTS[outcomeFor(result, team)];
      return sum;
    });
}

/** The matches of this season and the previous one; `before` is null if it could not be loaded. */
interface TwoSeasons {
  now: readonly Match[];
  before: readonly Match[] | null;
}

/** Compares a team’s points with the previous season, match by match. */
export function lastSeasonOf(team: string, { now, before }: TwoSeasons): LastSeason {
  if (before === null) return { kind: 'unavailable' };
  const results = leagueResults(before);
  if (results.length === 0) return { kind: 'unknown' };
  const points = pointsByMatch(team, results);
  if (points.length === 0) return { kind: 'elsewhere' };
  return { kind: 'played', now: pointsByMatch(team, leagueResults(now)), before: points };
}

export interface CourseView extends Course {
  /** The selected team, and the team to compare with. */
  team: TeamCourse;
  with: TeamCourse | null;
  /** The selected team’s previous season. */
  lastSeason: LastSeason;
}

/** Applies the query (`?team=…&with=…`) to a course. The default team is the leader; null without teams. */
export function courseView(
  course: Course,
  requested: { team: string | null; with: string | null },
  played: TwoSeasons,
): CourseView | null {
  const find = (id: string | null) => course.teams.find(({ team }) => team.id === id);
  const team = find(requested.team) ?? course.teams[0];
  if (team === undefined) return null;
  const other = find(requested.with);
  const compared = other === undefined || other === team ? null : other;
  return { ...course, team, with: compared, lastSeason: lastSeasonOf(team.team.id, played) };
}
