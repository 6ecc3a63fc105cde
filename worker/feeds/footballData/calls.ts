import { addDays } from '../../../web/format/zonedTime.ts';
import type { Cadence } from '../cadence.ts';
import { utcDate } from '../normalize/lists.ts';
import { subjectOfMatch } from '../subjects.ts';

const DAY_MS = 86_400_000;

/** A window of days: one call may ask for ten, and whether the last one is included has changed over time. */
const WINDOW_DAYS = 9;

const between = (from: string, days: number) => `matches?dateFrom=${from}&dateTo=${addDays(from, days)}`;

/** Every path of football-data.org that the site asks; each costs one of the calls of a minute (ten on the free plan). */
export const paths = {
  /** Yesterday, of which something may still run, and today. */
  today: (now: number) => between(addDays(utcDate(now), -1), 2),
  /** The days around a date that lie in the same window as it. */
  window: (date: string) => {
    const number = Math.floor(Date.parse(date) / DAY_MS);
    return between(utcDate((number - (number % WINDOW_DAYS)) * DAY_MS), WINDOW_DAYS);
  },
  match: (id: string) => `matches/${id}`,
  meetings: (id: string) => `matches/${id}/head2head?limit=10`,
  competitions: 'competitions',
  standings: (id: string) => `competitions/${id}/standings`,
  season: (id: string) => `competitions/${id}/matches`,
  /** A season is named by the year in which it begins. */
  seasonOf: (id: string, year: number) => `competitions/${id}/matches?season=${year}`,
  scorers: (id: string) => `competitions/${id}/scorers?limit=100`,
};

/** What every call is sent with. */
export function headersOf(key: string): Record<string, string> {
  return { 'X-Auth-Token': key, 'X-Unfold-Bookings': 'true' };
}

/** How often a path may be asked. */
export function cadenceOf(path: string, now: number): Cadence {
  if (path === paths.today(now)) return { seconds: 20, quietSeconds: 60, cost: 1, rank: 'running' };
  const [, match] = /^matches\/(\d+)$/.exec(path) ?? [];
  if (match !== undefined) {
    const subject = subjectOfMatch(`fd${match}`);
    return { seconds: 30, quietSeconds: 60, cost: 1, rank: 'match', subject, isOfOne: true };
  }
  const seconds = (() => {
    if (path.startsWith('matches?')) return 1800;
    if (path.endsWith('limit=10')) return 86_400;
    return path.endsWith('/standings') ? 1800 : 86_400;
  })();
  const isOfOne = /^(matches|competitions)\/\d/.test(path);
  return { seconds, cost: 1, rank: 'other', ...(isOfOne && { isOfOne }) };
}

/** The number in an id of the site: `fd4711` is `4711`; null where the id is another source's. */
export function ownId(id: string): string | null {
  return /^fd([1-9]\d{0,15})$/.exec(id)?.[1] ?? null;
}
