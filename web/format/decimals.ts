import { LANGUAGES } from '../../locales/languages.ts';
import type { Locale } from '../domain/locale.ts';

/** The colour class of a player's rating, from 0 to 10. */
export function ratingClass(rating: number): string {
  if (rating >= 8) return 'rating-great';
  if (rating >= 7) return 'rating-good';
  return rating < 6 ? 'rating-poor' : '';
}

/** A number with the language’s decimal mark: `2.5` in English, `2,5` in Dutch. Prices keep their point in both. */
export function decimalText(number: string, locale: Locale): string {
  return number.replace('.', LANGUAGES[locale].decimal);
}
