import type { Translate } from '../../locales/translate.ts';
import { calendarParts } from './zonedTime.ts';

/** A day in the strip: `Thu` and `19`. */
export function shortDay(date: string, t: Translate): { weekday: string; day: string } {
  const { weekday, day } = calendarParts(date);
  return { weekday: t.calendar.short[weekday] ?? '', day: String(day) };
}

/** A day in full words: `Thursday 19 November`, `donderdag 19 november`. */
export function longDay(date: string, t: Translate): string {
  const { weekday, day } = calendarParts(date);
  return t('day.date', { weekday: t.calendar.long[weekday] ?? '', day, month: monthName(date, t) });
}

/** The month of a day in full: `November`. */
export function monthName(date: string, t: Translate): string {
  return t.calendar.months[calendarParts(date).month] ?? '';
}

/** A zone as people name it: `Europe/Amsterdam` becomes `Amsterdam`. */
export function zoneName(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
