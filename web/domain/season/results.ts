import { type Match, phaseOf, type Score, scoreOf, type Team } from '../match.ts';

/** A match as far as a table counts it. */
export interface Result {
  match: Match;
  home: Team;
  away: Team;
  score: Score;
}

/**
 * The score that a table counts: goals without those of a shoot-out, or what was decided at a desk. Null while nothing is
 * known, or where a side won without goals that say so.
 */
function countedScore(match: Match): Score | null {
  return phaseOf(match) === 'off' ? null : scoreOf(match.state);
}

function resultOf(match: Match): Result | null {
  const score = countedScore(match);
  const { home, away } = match;
  return score === null || home === null || away === null ? null : { match, home, away, score };
}

const inTime = (one: Result, other: Result) => one.match.kickOff - other.match.kickOff;

/** The results of the matches that have ended, the first one first. */
export function endedResults(matches: readonly Match[]): Result[] {
  return matches
    .filter((match) => phaseOf(match) === 'finished')
    .flatMap((match) => resultOf(match) ?? [])
    .sort(inTime);
}

/** The same with what is being played as if it ended now. */
export function runningResults(matches: readonly Match[]): Result[] {
  const counts = (match: Match) => ['finished', 'live', 'running'].includes(phaseOf(match));
  return matches
    .filter(counts)
    .flatMap((match) => resultOf(match) ?? [])
    .sort(inTime);
}

/** How a side of a result came out of it. */
export function outcomeFor({ home, score }: Result, team: string): 'won' | 'drawn' | 'lost' {
  const [own, other] = home.id === team ? [score.home, score.away] : [score.away, score.home];
  return own > other ? 'won' : own < other ? 'lost' : 'drawn';
}
