import { type Match, type MatchPhase, phaseOf } from '../../../web/domain/match.ts';

/** How far a match has come; a match that is off can still be played. */
const COURSE: Readonly<Record<MatchPhase, number>> = { upcoming: 0, off: 1, live: 2, running: 2, finished: 3 };

/** Whether a record is older than the one already read of the same match: a match never goes back to its kick-off. */
export function isOlder(match: Match, known: Match | undefined): boolean {
  return known !== undefined && COURSE[phaseOf(match)] < COURSE[phaseOf(known)];
}
