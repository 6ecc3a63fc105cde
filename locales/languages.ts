import type { Locale } from '../web/domain/locale.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import type { Language } from './language.ts';

/** The site's languages. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = { en: english, nl: dutch };
