import type { Score } from '../../../web/domain/match.ts';
import { isLevel, isShootOut, restOf } from '../normalize/shootOut.ts';
import type { WireScores } from './wire.ts';

function sumOf({ regularTime, extraTime }: WireScores): Score | null {
  if (regularTime === null) return null;
  return { home: regularTime.home + (extraTime?.home ?? 0), away: regularTime.away + (extraTime?.away ?? 0) };
}

const isWithin = (part: Score | null, { home, away }: Score) =>
  part === null || (part.home <= home && part.away <= away);

/**
 * The score without a shoot-out. After a shoot-out `fullTime` includes it, so the score is the sum of regular and
 * extra time, or `fullTime` minus penalties. If that contradicts the half-time score, `fullTime` itself counts if it
 * is level.
 */
export function playScore(score: WireScores | null): Score | null {
  if (score === null) return null;
  const { duration, fullTime, halfTime, penalties } = score;
  if (duration !== 'PENALTY_SHOOTOUT') return fullTime;
  const rest = restOf(fullTime, penalties);
  const left = rest !== null && isWithin(halfTime, rest) ? rest : null;
  return sumOf(score) ?? left ?? (fullTime !== null && isLevel(fullTime) ? fullTime : null);
}

/** Whether a shoot-out’s score agrees with the source’s winner; true without a winner. */
function fits({ home, away }: Score, winner: string | null): boolean {
  if (winner === 'HOME_TEAM') return home > away;
  return winner === 'AWAY_TEAM' ? away > home : true;
}

/** The score of a shoot-out; null without one. If `penalties` is implausible, it is the rest of `fullTime`. */
export function shootOutOf(score: WireScores | null): Score | null {
  if (score?.duration !== 'PENALTY_SHOOTOUT') return null;
  const readings = [score.penalties, restOf(score.fullTime, playScore(score))].filter((each) => each !== null);
  return readings.find((each) => isShootOut(each) && fits(each, score.winner)) ?? score.penalties;
}
