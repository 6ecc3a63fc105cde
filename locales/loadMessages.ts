import { parts } from 'virtual:words';
import type { Locale } from './locale.ts';
import type { Words } from './translate.ts';

/** Loads the messages of a page kind in one language, for the browser. */
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
