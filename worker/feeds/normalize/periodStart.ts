import type { Period } from '../../../web/domain/match.ts';

const MINUTE = 60_000;

/** The minute that the clock shows at the start of a period (spec section 4); sources count the same way. */
const FIRST_MINUTE: Partial<Record<Period, number>> = {
  'first-half': 1,
  'second-half': 45,
  'extra-time-first-half': 90,
  'extra-time-second-half': 105,
};

/**
 * The start of a period (milliseconds UTC), derived from the source’s minute at `now`, stoppage time included. Rounded
 * to the minute, so that all answers within a minute agree. Null for a period without a clock.
 */
export function countedStart(period: Period, minute: number, now: number): number | null {
  const first = FIRST_MINUTE[period];
  if (first === undefined) return null;
  return Math.floor(now / MINUTE) * MINUTE - (minute - first) * MINUTE;
}
