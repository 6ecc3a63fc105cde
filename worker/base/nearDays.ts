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
