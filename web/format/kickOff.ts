import type { Translate } from '../../locales/translate.ts';
import type { Visitor } from '../domain/visitor.ts';
import { zonedTime } from '../domain/zonedTime.ts';
import { longDay } from './calendar.ts';

/** The day of a kick-off in full, with the year if it differs from the visitor’s. */
export function kickOffDay(kickOff: number, { zone, now }: Pick<Visitor, 'zone' | 'now'>, t: Translate): string {
  return longDay(zonedTime(kickOff, zone).date, zonedTime(now, zone).date, t);
}

/** A time of day: `19:30`, or `7:30 PM` in the United States. */
export function clockTime(instant: number, zone: string, t: Translate): string {
  const [hour = '', minute = ''] = zonedTime(instant, zone).time.split(':');
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  return t('day.clock', { hour, minute, hour12: Number(hour) % 12 || 12, half });
}

/** A date in digits: `5/1/2027` in English, `1/5/2027` in the United States, `5-1-2027` in Dutch. */
export function shortDate(instant: number, zone: string, t: Translate): string {
  const [year = 0, month = 0, day = 0] = zonedTime(instant, zone).date.split('-').map(Number);
  return t('day.digits', { day, month, year });
}
