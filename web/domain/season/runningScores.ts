import { isUnderWay, type Match, scoreOf } from '../match.ts';

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
