import type { Translate } from '../../locales/translate.ts';
import { calendarParts } from './zonedTime.ts';

/** A day in the strip: `Thu` and `19`. */
export function shortDay(date: string, t: Translate): { weekday: string; day: string } {
  const { weekday, day } = calendarParts(date);
  return { weekday: t.calendar.short[weekday] ?? '', day: String(day) };
}

/** A day in full words: `Thursday 19 November`, `donderdag 19 november`. */
export function longDay(date: string, t: Translate): string {
  const { weekday, day, month } = calendarParts(date);
  return t('day.date', { weekday: t.calendar.long[weekday] ?? '', day, month: t.calendar.months[month] ?? '' });
}

/** A zone as people name it: `Europe/Amsterdam` becomes `Amsterdam`. */
export function zoneName(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
