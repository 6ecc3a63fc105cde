import { isAmerican } from '../../locales/isAmerican.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import type { Visitor } from '../domain/visitor.ts';

/** A short date, for markup of the server only: `Sun 22 Nov`, `zo 22 nov`, in the United States `Sun, Nov 22`. */
export function briefDay(date: string, { locale, country }: Pick<Visitor, 'locale' | 'country'>): string {
  const habit = isAmerican({ locale, country }) ? 'en-US' : LANGUAGES[locale].habits;
  const format = new Intl.DateTimeFormat(habit, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(Date.parse(date));
}
