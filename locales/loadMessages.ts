import type { Locale } from '../web/domain/locale.ts';
import type { Messages } from './en.ts';

/** The words of one language, for the browser: it never needs the other's. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return locale === 'nl' ? (await import('./nl.ts')).nl : (await import('./en.ts')).en;
}
