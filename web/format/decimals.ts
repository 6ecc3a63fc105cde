import { LANGUAGES } from '../../locales/languages.ts';
import type { Locale } from '../domain/locale.ts';

/** A number with the language’s decimal mark: `2.5` in English, `2,5` in Dutch. Prices keep their point in both. */
export function decimalText(number: string, locale: Locale): string {
  return number.replace('.', LANGUAGES[locale].decimal);
}
