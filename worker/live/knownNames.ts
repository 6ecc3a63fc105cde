import type { Competition } from '../../web/domain/competition.ts';
import type { Team } from '../../web/domain/match.ts';
import type { FoundPlayer, FoundTeam } from '../../web/domain/search.ts';
import type { Sport } from '../../web/domain/sport.ts';

/** A team of the feed: who it is, and the competitions that it is known to play in. */
export interface KnownTeam {
  team: Team;
  sport: Sport;
  competitions: Competition[];
}

/** What the search for an id has found: a team, or that nobody has that id. */
export interface TeamAnswer {
  found: KnownTeam | null;
}

/** Who plays on a day, as it is stored: a line a team, its id and those of its competitions. */
export type StoredTeams = string;

/** The teams and players that a search looks through. */
export interface SeenNames {
  teams: FoundTeam[];
  players: FoundPlayer[];
}
