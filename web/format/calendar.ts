import { FEED_NAMES } from '../../locales/feedNames.ts';
import { isAmerican, LANGUAGES } from '../../locales/languages.ts';
import type { Translate } from '../../locales/translate.ts';
import { FIRST_LOCALE, type Locale } from '../domain/locale.ts';
import type { Visitor } from '../domain/visitor.ts';
import { calendarParts } from '../domain/zonedTime.ts';

const habitOf = ({ locale, country }: Pick<Visitor, 'locale' | 'country'>) =>
  isAmerican({ locale, country }) ? 'en-US' : LANGUAGES[locale].habits;

/** The shortest date, for markup of the server only: `22/11`, `22-11`, in the United States `11/22`. */
export function dayAndMonth(date: string, visitor: Pick<Visitor, 'locale' | 'country'>): string {
  const format = new Intl.DateTimeFormat(habitOf(visitor), { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(date));
}

/** A short date, for markup of the server only: `Sun 22 Nov`, `zo 22 nov`, in the United States `Sun, Nov 22`. */
export function briefDay(date: string, visitor: Pick<Visitor, 'locale' | 'country'>): string {
  const format = new Intl.DateTimeFormat(habitOf(visitor), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(date));
}

/** A day of the day strip: `Thu` and `19`. */
export function shortDay(date: string, t: Translate): { weekday: string; day: string } {
  const { weekday, day } = calendarParts(date);
  return { weekday: t.calendar.short[weekday] ?? '', day: String(day) };
}

/** A day in full: `Thursday 19 November`, `donderdag 19 november`. The year is added if it differs from today’s. */
export function longDay(date: string, today: string, t: Translate): string {
  const { weekday, day, year } = calendarParts(date);
  const words = { weekday: t.calendar.long[weekday] ?? '', day, month: monthName(date, t) };
  return year === calendarParts(today).year ? t('day.date', words) : t('day.dateYear', { ...words, year });
}

/** The full name of a day’s month: `November`. */
export function monthName(date: string, t: Translate): string {
  return t.calendar.months[calendarParts(date).month] ?? '';
}

/** A zone as people name it: `Europe/Brussels` becomes `Brussels`, or `Brussel` in Dutch. */
export function zoneName(zone: string, locale: Locale): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return (locale !== FIRST_LOCALE && FEED_NAMES[locale].cities[city]) || city;
}
