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

/** The ways to take a calendar (an absolute URL): two programs that keep reading it, and a file of today. */
export function waysToTake(calendar: string) {
  const program = calendar.replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: program })}`;
  return { program, google, file: calendar };
}
