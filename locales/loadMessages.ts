import { parts } from 'virtual:words';
import type { Locale } from '../web/domain/locale.ts';
import { hasWords } from './parts.ts';
import type { Messages } from './en.ts';

/** The words of one language that a kind of page says, for the browser: it never needs the other words. */
export async function loadMessages(locale: Locale, kind: string): Promise<Messages> {
  const load = parts[locale];
  const own = hasWords(kind) ? load[kind]() : null;
  const [common, page] = await Promise.all([load.common(), own]);
  return { ...common.words, ...page?.words };
}
