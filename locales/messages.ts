import type { Locale } from '../web/domain/locale.ts';
import { en, type Messages } from './en.ts';
import { nl } from './nl.ts';

/** The words of every language, for the server. */
export const messages: Readonly<Record<Locale, Messages>> = { en, nl };
