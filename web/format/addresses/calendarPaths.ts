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

/** How a visitor may take a calendar: two programs that keep reading it, or a file of today. */
export const CALENDARS = ['program', 'google', 'file'] as const;

/** The address of a calendar (an absolute URL) for each way to take it. */
export function calendarAddresses(address: string): Record<(typeof CALENDARS)[number], string> {
  const program = address.replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: program })}`;
  return { program, google, file: address };
}
