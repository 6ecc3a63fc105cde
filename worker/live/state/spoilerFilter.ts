import { type Follows, followedId, followedPlayers, followKind } from '../../../web/domain/follows.ts';
import type { NamedMatch } from '../../../web/domain/goals.ts';
import type { Match } from '../../../web/domain/match.ts';
import type { Standings } from '../../../web/domain/standings.ts';

/** Decides which matches and tables spoiler-free mode hides from a visitor. */
export interface SpoilerFilter {
  match(match: NamedMatch | Match): boolean;
  standings(competition: string, tables: Standings): boolean;
  /** Whether a match that is known only by its id may be hidden. */
  unnamed(id: string): boolean;
}

export const ALL_HIDDEN: SpoilerFilter = { match: () => true, standings: () => true, unnamed: () => true };

/** Hides followed matches, those of followed teams, players and competitions, and tables with such a team. */
export function followedFilter(follows: Follows): SpoilerFilter {
  const ids = (kind: ReturnType<typeof followKind>) =>
    new Set(follows.filter((each) => followKind(each) === kind).map(followedId));
  const [teams, competitions, matches] = [ids('team'), ids('competition'), ids('match')];
  for (const { team } of followedPlayers(follows)) teams.add(team);
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

/** Shows the given matches (`m123`), which the visitor has revealed, and hides the rest as before. */
export function withRevealed(shown: readonly string[], filter: SpoilerFilter): SpoilerFilter {
  if (shown.length === 0) return filter;
  const ids = new Set(shown.map((each) => each.slice(1)));
  return {
    ...filter,
    match: (match) => !ids.has(match.id) && filter.match(match),
    unnamed: (id) => !ids.has(id) && filter.unnamed(id),
  };
}
