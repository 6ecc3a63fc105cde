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
 * The score of play. `fullTime` counts the goals of a shoot-out, so of such a match it is the sum of regular and extra
 * time, or what the shoot-out leaves of it: not level in a second leg. Where that can't be, because the half-time had more,
 * `fullTime` does not count them, and is level.
 */
export function playScore(score: WireScores | null): Score | null {
  if (score === null) return null;
  const { duration, fullTime, halfTime, penalties } = score;
  if (duration !== 'PENALTY_SHOOTOUT') return fullTime;
  const rest = restOf(fullTime, penalties);
  const left = rest !== null && isWithin(halfTime, rest) ? rest : null;
  return sumOf(score) ?? left ?? (fullTime !== null && isLevel(fullTime) ? fullTime : null);
}

/** Whether the side that the source calls the winner won a shoot-out; where it names none, whoever did. */
function fits({ home, away }: Score, winner: string | null): boolean {
  if (winner === 'HOME_TEAM') return home > away;
  return winner === 'AWAY_TEAM' ? away > home : true;
}

/** The shoot-out alone; null where there was none. Where its node can't be right it is what `fullTime` counts beside play. */
export function shootOutOf(score: WireScores | null): Score | null {
  if (score?.duration !== 'PENALTY_SHOOTOUT') return null;
  const readings = [score.penalties, restOf(score.fullTime, playScore(score))].filter((each) => each !== null);
  return readings.find((each) => isShootOut(each) && fits(each, score.winner)) ?? score.penalties;
}
