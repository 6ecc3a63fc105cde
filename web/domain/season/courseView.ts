import type { Course, TeamCourse } from './course.ts';
import { type LastSeason, lastSeasonOf, type TwoSeasons } from './lastSeason.ts';
import type { TableRules } from './tableRules.ts';

/** The course of a season with the teams that stand out. */
export interface CourseView extends Course {
  /** The team that is looked at, and the one that it is compared with. */
  team: TeamCourse;
  with: TeamCourse | null;
  /** How the first of them did in the season before. */
  lastSeason: LastSeason;
}

/** What the course is made of, and how its points are counted. */
interface Played extends TwoSeasons {
  rules: TableRules;
}

/** The course with the teams that an address names (`?team=…&with=…`): the leader where it names none that plays. */
export function courseView(
  course: Course,
  asked: { team: string | null; with: string | null },
  played: Played,
): CourseView | null {
  const find = (id: string | null) => course.teams.find(({ team }) => team.id === id);
  const team = find(asked.team) ?? course.teams[0];
  if (team === undefined) return null;
  const other = find(asked.with);
  return {
    ...{ ...course, team, with: other === undefined || other === team ? null : other },
    lastSeason: lastSeasonOf(team.team.id, played, played.rules),
  };
}
