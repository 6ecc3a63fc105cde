import type { Course, TeamCourse } from './course.ts';
import { type LastSeason, lastSeasonOf, type TwoSeasons } from './lastSeason.ts';
import type { TableRules } from './tableRules.ts';

/** The course of a season with its highlighted teams. */
export interface CourseView extends Course {
  /** The selected team, and the team to compare with. */
  team: TeamCourse;
  with: TeamCourse | null;
  /** The selected team’s previous season. */
  lastSeason: LastSeason;
}

interface Played extends TwoSeasons {
  rules: TableRules;
}

/** Applies the query (`?team=…&with=…`) to a course. The default team is the leader; null without teams. */
export function courseView(
  course: Course,
  requested: { team: string | null; with: string | null },
  played: Played,
): CourseView | null {
  const find = (id: string | null) => course.teams.find(({ team }) => team.id === id);
  const team = find(requested.team) ?? course.teams[0];
  if (team === undefined) return null;
  const other = find(requested.with);
  return {
    ...{ ...course, team, with: other === undefined || other === team ? null : other },
    lastSeason: lastSeasonOf(team.team.id, played, played.rules),
  };
}
