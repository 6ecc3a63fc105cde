import { type Match, type MatchPhase, phaseOf } from '../../../web/domain/match.ts';

/** Progress of a match by phase. A match that is off may still be played. */
const PROGRESS: Readonly<Record<MatchPhase, number>> = { upcoming: 0, off: 1, live: 2, running: 2, finished: 3 };

/**
 * Whether a record is older than the known one of the same match, because a match never goes back to an earlier phase.
 */
export function isOlder(match: Match, known: Match | undefined): boolean {
  return known !== undefined && PROGRESS[phaseOf(match)] < PROGRESS[phaseOf(known)];
}
