import type { Translate } from '../../locales/translate.ts';
import { isTimed, kickOffDate } from '../domain/kickOff.ts';
import type { Match } from '../domain/match.ts';
import type { Visitor } from '../domain/visitor.ts';
import { zonedTime } from '../domain/zonedTime.ts';
import { longDay } from './calendar.ts';

type KickOff = Pick<Match, 'kickOff' | 'untimed'>;

/** The day of a kick-off, or of another instant, in full, with the year if it differs from the visitor’s. */
export function kickOffDay(match: KickOff, { zone, now }: Pick<Visitor, 'zone' | 'now'>, t: Translate): string {
  return longDay(kickOffDate(match, zone), zonedTime(now, zone).date, t);
}

/** The time of a kick-off, or a short word for an unknown one: `19:30`, `TBC`. */
export function kickOffTime(match: KickOff, zone: string, t: Translate): string {
  return isTimed(match) ? clockTime(match.kickOff, zone, t) : t('short.untimed');
}

/** A time of day: `19:30`, or `7:30 PM` in the United States. */
export function clockTime(instant: number, zone: string, t: Translate): string {
  const [hour = '', minute = ''] = zonedTime(instant, zone).time.split(':');
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  return t('day.clock', { hour, minute, hour12: Number(hour) % 12 || 12, half });
}

/** A date in digits: `5/1/2027` in English, `1/5/2027` in the United States, `5-1-2027` in Dutch. */
export function shortDate(date: string, t: Translate): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return t('day.digits', { day, month, year });
}
