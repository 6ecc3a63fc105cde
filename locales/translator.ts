import { inAmerican } from './american.ts';
import en from './en.json' with { type: 'json' };
import { isAmerican, type Reader } from './languages.ts';
import type { Locale } from './locale.ts';
import nl from './nl.json' with { type: 'json' };
import { type Messages, type Translate, translateWith } from './translate.ts';

/** The messages of every language, for the server. The browser loads only those of one language. */
export const messages: Readonly<Record<Locale, Messages>> = { en, nl };

const american = inAmerican(en);

/** The messages for a visitor. */
export function messagesFor({ locale, american: isAmerican }: { locale: Locale; american: boolean }): Messages {
  return isAmerican ? american : messages[locale];
}

/** The translator of a language. */
export function translator(locale: Locale): Translate {
  return translateWith(messages[locale], locale);
}

/** The translator for a visitor: Americans read dates with the month first. */
export function translatorFor(visitor: Reader): Translate {
  const { locale } = visitor;
  return translateWith(messagesFor({ locale, american: isAmerican(visitor) }), locale);
}
