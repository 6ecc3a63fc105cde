import type { Locale } from '../web/domain/locale.ts';
import { messages } from './messages.ts';
import { type Translate, translateWith } from './translate.ts';

/** The words of any language, for the server; the browser loads one language's alone. */
export function translator(locale: Locale): Translate {
  return translateWith(messages[locale], locale);
}
