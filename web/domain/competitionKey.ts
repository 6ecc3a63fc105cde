import type { Match } from './match.ts';
import type { Sport } from './sport.ts';

/** A competition by sport and id: one id can be two competitions. */
export interface CompetitionKey {
  sport: Sport;
  tournament: string;
}

/** Whether a match is of a competition. */
export const isOf = ({ competition, sport }: Pick<Match, 'competition' | 'sport'>, of: CompetitionKey) =>
  competition.id === of.tournament && sport === of.sport;
