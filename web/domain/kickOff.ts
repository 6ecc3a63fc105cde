import type { Match } from './match.ts';
import { utcDate, zonedTime } from './zonedTime.ts';

const DAY_MS = 86_400_000;

type KickOff = Pick<Match, 'kickOff' | 'untimed'>;

/** Whether the time of a kick-off is known. */
export const isTimed = ({ untimed }: Pick<Match, 'untimed'>) => untimed !== true;

/** The date of a kick-off in an IANA zone, `YYYY-MM-DD`. A date without a time is that date in every zone. */
export function kickOffDate(match: KickOff, zone: string): string {
  return isTimed(match) ? zonedTime(match.kickOff, zone).date : utcDate(match.kickOff);
}

/** The latest instant at which a match can kick off, milliseconds UTC: without a time at the end of its date. */
export const latestKickOff = (match: KickOff) => (isTimed(match) ? match.kickOff : match.kickOff + DAY_MS);
