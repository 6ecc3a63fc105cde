import { addDays, utcDate } from './zonedTime.ts';

/** The days with prices, around today in UTC: yesterday’s matches may still run. Other days cost no call. */
export const PRICED_DAYS = { before: 1, after: 7 } as const;

/** The days around today in UTC whose lists the journal compares, for matches that move or are deleted. */
export const COMPARED_DAYS = { before: 2, after: 14 } as const;

function isBetween(date: string, now: number, { before, after }: { before: number; after: number }): boolean {
  const today = utcDate(now);
  return date >= addDays(today, -before) && date <= addDays(today, after);
}

/** Whether the site asks for prices of a UTC date (`YYYY-MM-DD`) at an instant in milliseconds UTC. */
export function isPricedDay(date: string, now: number): boolean {
  return isBetween(date, now, PRICED_DAYS);
}

/** Whether a UTC date is yesterday, today or tomorrow: only then can its matches be running. */
export function isNextTo(date: string, now: number): boolean {
  return isBetween(date, now, { before: 1, after: 1 });
}

/** The last matches of a day have ended by then, extra time and delays included. In milliseconds. */
const LATE_END_MS = 4 * 3_600_000;

/** Whether a UTC date ended so recently that its last matches may still run. */
export function isEnding(date: string, now: number): boolean {
  const yesterday = utcDate(now - LATE_END_MS);
  return date === yesterday && yesterday !== utcDate(now);
}
