import { isAmerican } from '../../locales/isAmerican.ts';
import type { Visitor } from '../domain/visitor.ts';

const HABITS = { en: 'en-GB', nl: 'nl-NL' } as const;

/** A day in few letters, for what the server alone writes: `Sun 22 Nov`, `zo 22 nov`, in the United States `Sun, Nov 22`. */
export function briefDay(date: string, { locale, country }: Pick<Visitor, 'locale' | 'country'>): string {
  const habit = isAmerican({ locale, country }) ? 'en-US' : HABITS[locale];
  const format = new Intl.DateTimeFormat(habit, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(Date.parse(date));
}
