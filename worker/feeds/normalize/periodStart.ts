import type { Period } from '../../../web/domain/match.ts';

const MINUTE = 60_000;

/** The minute that a period's clock shows in its first minute (spec section 4), which is how sources count too. */
const FIRST_MINUTE: Partial<Record<Period, number>> = {
  'first-half': 1,
  'second-half': 45,
  'extra-time-first-half': 90,
  'extra-time-second-half': 105,
};

/**
 * When a period began (milliseconds UTC) by the minute that a source counts at `now`, added time included: the start of
 * that minute, so that the answers of one minute say the same. Null for a period without a clock.
 */
export function countedStart(period: Period, minute: number, now: number): number | null {
  const first = FIRST_MINUTE[period];
  if (first === undefined) return null;
  return Math.floor(now / MINUTE) * MINUTE - (minute - first) * MINUTE;
}
