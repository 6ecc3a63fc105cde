import type { Locale } from '../web/domain/locale.ts';
import { americanDates, americanTitles } from './americanDates.ts';
import { en, type Messages } from './en.ts';
import { nl } from './nl.ts';

/** The words of every language, for the server. */
export const messages: Readonly<Record<Locale, Messages>> = { en, nl };

const american: Messages = {
  ...en,
  day: { ...en.day, ...americanDates },
  meta: { ...en.meta, ...americanTitles },
};

/** The words of a visitor, for the server. */
export function messagesFor({ locale, american: isAmerican }: { locale: Locale; american: boolean }): Messages {
  return isAmerican ? american : messages[locale];
}
