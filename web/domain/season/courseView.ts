import type { Match } from '../match.ts';
import type { Course, TeamCourse } from './course.ts';
import { endedResults, outcomeFor, type Result } from './results.ts';
import { roundsOf } from './rounds.ts';
import { POINTS } from './tableOrder.ts';

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
