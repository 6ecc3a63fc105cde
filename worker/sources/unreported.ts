import type { MatchState } from '../../web/domain/match.ts';

const HOUR = 3_600_000;

/** Extra time, a shoot-out and an hour's delay of the kick-off are over by then. */
const LONGEST_MS = 4 * HOUR;

/**
 * The state of a match at `now` (milliseconds UTC, like `kickOff`). Sources go on saying "not started" of matches that
 * nobody reports on: four hours after the kick-off, or four after its day where the hour is not known, that is not to come.
 */
export function withoutReport(state: MatchState, kickOff: number, now: number): MatchState {
  if (state.kind !== 'not-started') return state;
  const longest = state.untimed === true ? 24 * HOUR + LONGEST_MS : LONGEST_MS;
  return now - kickOff < longest ? state : { kind: 'unreported' };
}
