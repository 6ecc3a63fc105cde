import { expectedScore } from './expectation.ts';
import type { Match } from './match.ts';
import { seasonAt } from './season.ts';
import { Random } from './seed.ts';
import type { Score } from './story.ts';

/** The share of ninety minutes' goals that falls into each half. */
const HALVES = [0.46, 0.54] as const;

/**
 * The goals of each half of a football league match. They follow from its season and its teams alone, so that the match, the
 * table and the list of the season agree without being told one after the other.
 */
export function leagueGoals(match: Pick<Match, 'sport' | 'tournament' | 'home' | 'away' | 'start'>): readonly Score[] {
  const { tournament, home, away, start } = match;
  const random = new Random(`goals|${tournament.id}|${seasonAt(tournament, start).name}|${home.id}|${away.id}`);
  const expected = expectedScore(match);
  return HALVES.map((share) => ({
    home: random.poisson(expected.home * share),
    away: random.poisson(expected.away * share),
  }));
}

/** How such a match ends. */
export function leagueScore(match: Parameters<typeof leagueGoals>[0]): Score {
  return leagueGoals(match).reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  });
}
