import type { Score } from '../../../web/domain/match.ts';
import type { WireScores } from './wire.ts';

const isLevel = ({ home, away }: Score) => home === away;

/**
 * The score of play. `fullTime` counts the goals of a shoot-out, so of such a match it is the sum of regular and extra
 * time, else what the shoot-out leaves of it; a match that was decided so was level before.
 */
export function playScore(score: WireScores | null): Score | null {
  if (score === null) return null;
  const { duration, fullTime, regularTime, extraTime, penalties } = score;
  if (duration !== 'PENALTY_SHOOTOUT') return fullTime;
  if (regularTime !== null) {
    return { home: regularTime.home + (extraTime?.home ?? 0), away: regularTime.away + (extraTime?.away ?? 0) };
  }
  if (fullTime === null || isLevel(fullTime)) return fullTime;
  const before =
    penalties === null ? null : { home: fullTime.home - penalties.home, away: fullTime.away - penalties.away };
  return before !== null && before.home >= 0 && isLevel(before) ? before : null;
}

/** The shoot-out alone; null where there was none. */
export function shootOutOf(score: WireScores | null): Score | null {
  return score?.duration === 'PENALTY_SHOOTOUT' ? score.penalties : null;
}
