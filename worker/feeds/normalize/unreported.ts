import type { MatchState } from '../../../web/domain/match.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Long enough for extra time, a shoot-out and a kick-off delayed by an hour. */
const LONGEST_MS = 4 * HOUR;

/**
 * Marks a match as unreported if its source still says "not started" four hours after kick-off. If the time is
 * unknown, the four hours start after its day. `now` and `kickOff` are milliseconds UTC.
 */
export function withoutReport(state: MatchState, kickOff: number, now: number): MatchState {
  if (state.kind !== 'not-started') return state;
  // An unknown time may be any time of the day.
  const latest = state.untimed === true ? kickOff - (kickOff % DAY) + DAY : kickOff;
  return now - latest < LONGEST_MS ? state : { kind: 'unreported' };
}
