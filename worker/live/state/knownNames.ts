import * as v from 'valibot';
import { matchSchema } from '../../../web/domain/matchSchemas.ts';
import { foundPlayer, foundTeam } from '../../../web/domain/search.ts';

const { home, sport, competition } = matchSchema.entries;

const knownTeam = v.object({ team: v.nonNullable(home), sport, competitions: v.array(competition) });

/** A team of the feed, with the competitions that it plays in. */
export type KnownTeam = v.InferOutput<typeof knownTeam>;

export const teamAnswerSchema = v.object({ found: v.nullable(knownTeam) });

/** The result of looking up a team id; `found` is null when no team has it. */
export type TeamAnswer = v.InferOutput<typeof teamAnswerSchema>;

export const teamsOfDay = v.record(v.string(), v.array(v.string()));

/** The ids of each team's competitions on a day, by the team's id. */
export type TeamsOfDay = v.InferOutput<typeof teamsOfDay>;

export const seenNamesSchema = v.object({ teams: v.array(foundTeam), players: v.array(foundPlayer) });

/** The teams and players that a search looks through. */
export type SeenNames = v.InferOutput<typeof seenNamesSchema>;
