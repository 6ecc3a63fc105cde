import type { Locale } from '../web/domain/locale.ts';
import { inAmerican } from './american.ts';
import { en, type Messages } from './en.ts';
import { nl } from './nl.ts';

/** The words of every language, for the server. */
export const messages: Readonly<Record<Locale, Messages>> = { en, nl };

const american = inAmerican(en);

/** The words of a visitor, for the server. */
export function messagesFor({ locale, american: isAmerican }: { locale: Locale; american: boolean }): Messages {
  return isAmerican ? american : messages[locale];
}
