import { isAmerican } from '../../locales/isAmerican.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import type { Visitor } from '../domain/visitor.ts';

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
