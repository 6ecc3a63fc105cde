import type { Locale } from '../web/domain/locale.ts';
import type { Visitor } from '../web/domain/visitor.ts';
import { isAmerican } from './isAmerican.ts';
import { messages, messagesFor } from './messages.ts';
import { type Translate, translateWith } from './translate.ts';

/** The words of any language, for the server; the browser loads one language's alone. */
export function translator(locale: Locale): Translate {
  return translateWith(messages[locale], locale);
}

/** The words of a visitor, for the server: an American's dates are in the American order. */
export function translatorFor(visitor: Pick<Visitor, 'country' | 'locale'>): Translate {
  const { locale } = visitor;
  return translateWith(messagesFor({ locale, american: isAmerican(visitor) }), locale);
}
