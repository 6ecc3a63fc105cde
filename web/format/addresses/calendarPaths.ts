import { LANGUAGES } from '../../../locales/languages.ts';
import type { Locale } from '../../domain/locale.ts';
import { inLocale } from './routes.ts';

/** The calendar of a team, of a competition, or of follows. */
export type CalendarSubject = { kind: 'team' | 'competition'; id: string } | { kind: 'following' };

export function calendarPath(subject: CalendarSubject, locale: Locale): string {
  const words = LANGUAGES[locale].addresses;
  const name = subject.kind === 'following' ? words.following : `${words[subject.kind]}/${subject.id}`;
  return inLocale(`/${words.calendar}/${name}.ics`, locale);
}

/** An address that opens the visitor's calendar program, which then keeps reading the calendar. */
export function webcal(origin: string, path: string): string {
  return `webcal://${new URL(origin).host}${path}`;
}
