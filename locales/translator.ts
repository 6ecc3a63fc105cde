import type { Locale } from '../web/domain/locale.ts';
import type { Visitor } from '../web/domain/visitor.ts';
import { inAmerican } from './american.ts';
import { en, type Messages } from './en.ts';
import { isAmerican } from './languages.ts';
import { nl } from './nl.ts';
import { type Translate, translateWith } from './translate.ts';

/** The words of every language, for the server. */
export const messages: Readonly<Record<Locale, Messages>> = { en, nl };

const american = inAmerican(en);

/** The words of a visitor, for the server. */
export function messagesFor({ locale, american: isAmerican }: { locale: Locale; american: boolean }): Messages {
  return isAmerican ? american : messages[locale];
}

/** The words of any language, for the server; the browser loads one language's alone. */
export function translator(locale: Locale): Translate {
  return translateWith(messages[locale], locale);
}

/** The words of a visitor, for the server: an American's dates are in the American order. */
export function translatorFor(visitor: Pick<Visitor, 'country' | 'locale'>): Translate {
  const { locale } = visitor;
  return translateWith(messagesFor({ locale, american: isAmerican(visitor) }), locale);
}
