import type { Translate } from '../../locales/translate.ts';
import { calendarParts } from './zonedTime.ts';

/** A day in the strip: `Thu` and `19`. */
export function shortDay(date: string, t: Translate): { weekday: string; day: string } {
  const { weekday, day } = calendarParts(date);
  return { weekday: t.calendar.short[weekday] ?? '', day: String(day) };
}

/** A day in full words: `Thursday 19 November`, `donderdag 19 november`; with its year where that is not today's. */
export function longDay(date: string, today: string, t: Translate): string {
  const { weekday, day, year } = calendarParts(date);
  const words = { weekday: t.calendar.long[weekday] ?? '', day, month: monthName(date, t) };
  return year === calendarParts(today).year ? t('day.date', words) : t('day.dateYear', { ...words, year });
}

/** The month of a day in full: `November`. */
export function monthName(date: string, t: Translate): string {
  return t.calendar.months[calendarParts(date).month] ?? '';
}

/** A zone as people name it: `Europe/Amsterdam` becomes `Amsterdam`. */
export function zoneName(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
