import type { Locale } from '../web/domain/locale.ts';
import type { Visitor } from '../web/domain/visitor.ts';
import dutch from './dutch.json' with { type: 'json' };
import english from './english.json' with { type: 'json' };
import type { Language } from './language.ts';

/** Whether a visitor reads American English: in the United States and Canada. */
export function isAmerican({ country, locale }: Pick<Visitor, 'country' | 'locale'>): boolean {
  return locale === 'en' && (country === 'US' || country === 'CA');
}

/** The site's languages. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = { en: english, nl: dutch };
