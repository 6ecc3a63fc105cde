import { type Follows, followedId, followKind } from '../../web/domain/follows.ts';
import type { NamedMatch } from '../../web/domain/goals.ts';
import type { Match } from '../../web/domain/match.ts';
import type { Standings } from '../../web/domain/standings.ts';

/** What spoiler-free mode hides from a visitor. */
export interface Concealing {
  match(match: NamedMatch | Match): boolean;
  standings(competition: string, tables: Standings): boolean;
  /** Whether a match that is known by its id alone may be among them. */
  unnamed(id: string): boolean;
}

/** Everything. */
export const EVERYTHING: Concealing = { match: () => true, standings: () => true, unnamed: () => true };

/** What is followed, by its own id or that of a team or the competition, and tables in which a followed team stands. */
export function whatIsFollowed(follows: Follows): Concealing {
  const ids = (kind: ReturnType<typeof followKind>) =>
    new Set(follows.filter((each) => followKind(each) === kind).map(followedId));
  const [teams, competitions, matches] = [ids('team'), ids('competition'), ids('match')];
  return {
    match: ({ id, competition, home, away }) =>
      matches.has(id) ||
      competitions.has(competition.id) ||
      [home, away].some((team) => team !== null && teams.has(team.id)),
    standings: (competition, tables) =>
      competitions.has(competition) || tables.some(({ rows }) => rows.some(({ team }) => teams.has(team.id))),
    unnamed: () => follows.length > 0,
  };
}

/** The same but for some matches, which the visitor has asked for (`m123`). */
export function allBut(shown: readonly string[], conceals: Concealing): Concealing {
  if (shown.length === 0) return conceals;
  const ids = new Set(shown.map((each) => each.slice(1)));
  return {
    ...conceals,
    match: (match) => !ids.has(match.id) && conceals.match(match),
    unnamed: (id) => !ids.has(id) && conceals.unnamed(id),
  };
}
