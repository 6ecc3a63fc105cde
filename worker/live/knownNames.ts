import * as v from 'valibot';
import { matchSchema } from '../../web/domain/match.ts';
import type { FoundPlayer, FoundTeam } from '../../web/domain/search.ts';

const { home, sport, competition } = matchSchema.entries;

const knownTeam = v.object({ team: v.nonNullable(home), sport, competitions: v.array(competition) });

/** A team of the feed: who it is, and the competitions that it is known to play in. */
export type KnownTeam = v.InferOutput<typeof knownTeam>;

export const teamAnswerSchema = v.object({ found: v.nullable(knownTeam) });

/** What the search for an id has found: a team, or that nobody has that id. */
export type TeamAnswer = v.InferOutput<typeof teamAnswerSchema>;

/** Who plays on a day, as it is stored: a line a team, its id and those of its competitions. */
export type StoredTeams = string;

/** The teams and players that a search looks through. */
export interface SeenNames {
  teams: FoundTeam[];
  players: FoundPlayer[];
}
