import type { MatchState, Period } from './match.ts';

const MINUTE = 60_000;

/** Minutes to add to the elapsed ones (spec section 4), and the last minute before stoppage time. */
export const CLOCK: Partial<Record<Period, { offset: number; last: number }>> = {
  'first-half': { offset: 1, last: 45 },
  'second-half': { offset: 45, last: 90 },
  'extra-time-first-half': { offset: 90, last: 105 },
  'extra-time-second-half': { offset: 105, last: 120 },
};

/** Beyond this much stoppage time the clock shows `45+`, because the data must be out of date. */
const MAX_ADDED = 20;

/**
 * The minute of a match in play at `now` (milliseconds UTC), with stoppage time as 45 + 2, or `added: null` if its length
 * is unknown. Null without a start time, for a period without a clock, or if the start is over two minutes ahead.
 */
export function runningMinute(
  state: MatchState,
  now: number,
): { minute: number; added: number | null | undefined } | null {
  if (state.kind !== 'playing' || state.startedAt === null) return null;
  const clock = CLOCK[state.period];
  if (clock === undefined) return null;
  const since = Math.floor((now - state.startedAt) / MINUTE);
  if (since < -2) return null;
  const minute = Math.max(since, 0) + clock.offset;
  if (minute <= clock.last) return { minute, added: undefined };
  const added = minute - clock.last;
  return { minute: clock.last, added: added > MAX_ADDED ? null : added };
}

/** Match clocks keep running for this long after the last update of the feed. */
export const CLOCK_GRACE_MS = 60_000;

/** The time for match clocks at `now` (both milliseconds UTC). With stale data it stops after the grace period. */
export function matchTimeOf(now: number, data: { asOf: number; stale: boolean } | null): number {
  return data?.stale === true ? Math.min(now, data.asOf + CLOCK_GRACE_MS) : now;
}
