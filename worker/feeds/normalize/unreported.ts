import type { MatchState } from '../../../web/domain/match.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Extra time, a shoot-out and an hour's delay of the kick-off are over by then. */
const LONGEST_MS = 4 * HOUR;

/**
 * The state of a match at `now` (milliseconds UTC, like `kickOff`). Sources go on saying "not started" of matches that
 * nobody reports on: four hours after the kick-off, or four after its day where the hour is not known, that is not to come.
 */
export function withoutReport(state: MatchState, kickOff: number, now: number): MatchState {
  if (state.kind !== 'not-started') return state;
  // An hour that is not known may be any of its day.
  const latest = state.untimed === true ? kickOff - (kickOff % DAY) + DAY : kickOff;
  return now - latest < LONGEST_MS ? state : { kind: 'unreported' };
}
