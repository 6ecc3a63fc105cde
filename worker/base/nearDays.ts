import { addDays, zonedTime } from '../../web/format/zonedTime.ts';

/**
 * The days that the site asks prices for, from its today in UTC: matches of yesterday may still run, and bookmakers price a
 * week ahead. Whoever asks for another day costs nothing.
 */
export const PRICED_DAYS = { before: 1, after: 7 } as const;

function isBetween(date: string, now: number, { before, after }: { before: number; after: number }): boolean {
  const today = zonedTime(now, 'UTC').date;
  return date >= addDays(today, -before) && date <= addDays(today, after);
}

/** Whether the site asks prices for a UTC date (`YYYY-MM-DD`) at an instant, milliseconds UTC. */
export function isPricedDay(date: string, now: number): boolean {
  return isBetween(date, now, PRICED_DAYS);
}

/** Whether a UTC date is today or lies beside it: matches may run on it. */
export function isNextTo(date: string, now: number): boolean {
  return isBetween(date, now, { before: 1, after: 1 });
}

/** What begins in the last minutes of a day has ended by then, with extra time and delays: milliseconds. */
const LATE_END_MS = 4 * 3_600_000;

/** Whether a UTC date is over since so little that its last matches may run, or have just ended. */
export function isEnding(date: string, now: number): boolean {
  const yesterday = zonedTime(now - LATE_END_MS, 'UTC').date;
  return date === yesterday && yesterday !== zonedTime(now, 'UTC').date;
}
