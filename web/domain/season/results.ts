import { isUnderWay, type Match, phaseOf, type Score, scoreOf, type Team } from '../match.ts';

/** A match is relevant to today’s tables from this long before its kick-off. */
const SOON_MS = 12 * 3_600_000;

/** A fingerprint of the scores in play. It changes whenever the live table may change. */
export function runningScores(matches: readonly Match[]): string {
  return matches
    .filter(isUnderWay)
    .map(({ id, state }) => {
      const score = scoreOf(state);
      return score === null ? id : `${id} ${score.home}-${score.away}`;
    })
    .sort()
    .join();
}

/** Whether a match is in play at `now` (milliseconds UTC) or kicks off within twelve hours. */
export function isPlayedSoon(matches: readonly Match[], now: number): boolean {
  return matches.some((match) => isUnderWay(match) || (match.kickOff > now && match.kickOff - now < SOON_MS));
}

/** A match with both teams and a score that counts for a table. */
export interface Result {
  match: Match;
  home: Team;
  away: Team;
  score: Score;
}

/** A match with its score for a table, without shoot-out goals; null if it is unknown, or if the match is off. */
function resultOf(match: Match): Result | null {
  const score = phaseOf(match) === 'off' ? null : scoreOf(match.state);
  const { home, away } = match;
  return score === null || home === null || away === null ? null : { match, home, away, score };
}

const inTime = (one: Result, other: Result) => one.match.kickOff - other.match.kickOff;

/** Results of finished matches, oldest first. */
export function endedResults(matches: readonly Match[]): Result[] {
  return matches
    .filter((match) => phaseOf(match) === 'finished')
    .flatMap((match) => resultOf(match) ?? [])
    .sort(inTime);
}

/** Results that include matches in play at their current score, oldest first. */
export function runningResults(matches: readonly Match[]): Result[] {
  const counts = (match: Match) => ['finished', 'live', 'running'].includes(phaseOf(match));
  return matches
    .filter(counts)
    .flatMap((match) => resultOf(match) ?? [])
    .sort(inTime);
}

export function outcomeFor({ home, score }: Result, team: string): 'won' | 'drawn' | 'lost' {
  const [own, other] = home.id === team ? [score.home, score.away] : [score.away, score.home];
  return own > other ? 'won' : own < other ? 'lost' : 'drawn';
}
