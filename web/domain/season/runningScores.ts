import { isUnderWay, type Match, scoreOf } from '../match.ts';

/** A match counts for the tables of today from so long before its kick-off on. */
const SOON_MS = 12 * 3_600_000;

/** What is being played and how it stands, as a text that is another one when a table as it stands may be. */
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

/** Whether something of a season is being played at an instant, milliseconds UTC, or begins within half a day. */
export function isPlayedSoon(matches: readonly Match[], now: number): boolean {
  return matches.some((match) => isUnderWay(match) || (match.kickOff > now && match.kickOff - now < SOON_MS));
}
