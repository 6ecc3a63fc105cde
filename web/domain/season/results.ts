import { isUnderWay, type Match, type MatchPhase, phaseOf, type Score, scoreOf, type Team } from '../match.ts';
import { countsForTable } from './bracket.ts';

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

/** `runningScores`; null unless a match is in play at `now` (milliseconds UTC) or kicks off within twelve hours. */
export function scoresOfToday(matches: readonly Match[], now: number): string | null {
  const isSoon = ({ kickOff }: Match) => kickOff > now && kickOff - now < SOON_MS;
  return matches.some((match) => isUnderWay(match) || isSoon(match)) ? runningScores(matches) : null;
}

/** A match with both teams and a score that counts for a table. */
export interface Result {
  match: Match;
  home: Team;
  away: Team;
  score: Score;
}

/** A match with its score for a table, without shoot-out goals; null if unknown, or if no table counts the match. */
function resultOf(match: Match): Result | null {
  const score = phaseOf(match) === 'off' || !countsForTable(match.round) ? null : scoreOf(match.state);
  const { home, away } = match;
  return score === null || home === null || away === null ? null : { match, home, away, score };
}

function resultsIn(matches: readonly Match[], phases: readonly MatchPhase[]): Result[] {
  const counted = matches.filter((match) => phases.includes(phaseOf(match)));
  return counted.flatMap((match) => resultOf(match) ?? []).sort((a, b) => a.match.kickOff - b.match.kickOff);
}

/** Results of finished matches, oldest first. */
export const endedResults = (matches: readonly Match[]) => resultsIn(matches, ['finished']);

/** Results that include matches in play at their current score, oldest first. */
export const runningResults = (matches: readonly Match[]) => resultsIn(matches, ['finished', 'live', 'running']);

export function outcomeFor({ home, score }: Result, team: string): 'won' | 'drawn' | 'lost' {
  const [own, other] = home.id === team ? [score.home, score.away] : [score.away, score.home];
  return own > other ? 'won' : own < other ? 'lost' : 'drawn';
}
