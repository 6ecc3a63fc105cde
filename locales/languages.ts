import dutch from './dutch.json' with { type: 'json' };
import english from './english.json' with { type: 'json' };
import type { Locale } from './locale.ts';

/** What decides how texts read: the country (ISO 3166-1 alpha-2 in upper case) and the language. */
export interface Reader {
  country: string;
  locale: Locale;
}

/** Whether a visitor reads American English: in the United States and Canada. */
export function isAmerican({ country, locale }: Reader): boolean {
  return locale === 'en' && (country === 'US' || country === 'CA');
}

/**
 * The facts of a language apart from its messages: its own name, its locale for dates in `Intl` (`habits`), its number marks, and
 * the words in its addresses, which have only lower-case letters and hyphens. The browser has those of all languages.
 */
type Language = typeof english;

export type AddressWords = Language['addresses'];

/** The site's languages. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = { en: english, nl: dutch };
