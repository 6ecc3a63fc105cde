import type { MatchState, Period } from './match.ts';

const MINUTE = 60_000;

/** Minutes added to the ones since a period's start (spec section 4), and the last minute of that period's own time. */
const CLOCK: Partial<Record<Period, { offset: number; last: number }>> = {
  'first-half': { offset: 1, last: 45 },
  'second-half': { offset: 45, last: 90 },
  'extra-time-first-half': { offset: 90, last: 105 },
  'extra-time-second-half': { offset: 105, last: 120 },
};

/** Minutes of added time after which a clock says only `45+`: no half has more, so the data must be behind. */
const MOST_ADDED = 20;

/** A running minute: 67, or 45 with 2 added. `added` null means "beyond the period's end, nobody knows how far". */
export interface RunningMinute {
  minute: number;
  added: number | null | undefined;
}

/**
 * The running minute of a match in play at `now` (milliseconds UTC), or null where none is defined: no start instant,
 * a period without a clock, or a start in the future by more than the clocks of two machines differ.
 * Never beyond the period's end: minute 45 with added 2 is shown as 45+2.
 */
export function runningMinute(state: MatchState, now: number): RunningMinute | null {
  if (state.kind !== 'playing' || state.startedAt === null) return null;
  const clock = CLOCK[state.period];
  if (clock === undefined) return null;
  const since = Math.floor((now - state.startedAt) / MINUTE);
  if (since < -2) return null;
  const minute = Math.max(since, 0) + clock.offset;
  if (minute <= clock.last) return { minute, added: undefined };
  const added = minute - clock.last;
  return { minute: clock.last, added: added > MOST_ADDED ? null : added };
}

/** A match clock goes on for this long after the last word of the feed. */
export const CLOCK_GRACE_MS = 60_000;

/** The instant that match clocks show at `now` (both milliseconds UTC): no later than the data supports. */
export function matchTimeOf(now: number, data: { asOf: number; stale: boolean } | null): number {
  return data?.stale === true ? Math.min(now, data.asOf + CLOCK_GRACE_MS) : now;
}
