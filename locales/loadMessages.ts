import { parts } from 'virtual:words';
import type { Locale } from '../web/domain/locale.ts';
import type { Words } from './translate.ts';

/** The words of one language that a kind of page says, for the browser: it never needs the others. */
export async function loadMessages(locale: Locale, kind: string, american: boolean): Promise<Words> {
  const { common, pages } = parts[locale];
  const [every, own, variant] = await Promise.all([
    common(),
    pages[kind]?.(),
    american ? import('./american.ts') : undefined,
  ]);
  const words: Words = { ...every.words, ...own?.words };
  return variant === undefined ? words : variant.inAmerican(words);
}
