import { folded } from '../../../web/domain/slug.ts';

const MOST_FOLDED = 20_000;

const foldedNames = new Map<string, string>();

/** Normalizes a name: lower case, no diacritics, words separated by single spaces. */
function searchable(name: string): string {
  let text = foldedNames.get(name);
  if (text === undefined) {
    text = folded(name)
      .replace(/[\s\p{P}]+/gu, ' ')
      .trim();
    // Every keystroke searches the same few thousand names.
    if (foldedNames.size >= MOST_FOLDED) foldedNames.clear();
    foldedNames.set(name, text);
  }
  return text;
}

/** A normalized search term. */
export interface SearchTerm {
  whole: string;
  words: readonly string[];
}

export function searchTermOf(term: string): SearchTerm {
  const whole = folded(term)
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
  return { whole, words: whole === '' ? [] : whole.split(' ') };
}

/**
 * Ranks a name for a term, best first; null for no match. 0: the name starts with it. 1: a word starts with it. 2: it is inside
 * a word. 3: each word of the term starts a word of the name (`man city` finds Manchester City).
 */
export function rankOf(name: string, { whole, words }: SearchTerm): 0 | 1 | 2 | 3 | null {
  if (whole === '') return null;
  const text = searchable(name);
  const at = text.indexOf(whole);
  if (at === 0) return 0;
  if (at > 0) return text[at - 1] === ' ' || text.includes(` ${whole}`) ? 1 : 2;
  if (words.length < 2) return null;
  return words.every((word) => text.startsWith(word) || text.includes(` ${word}`)) ? 3 : null;
}

/** The best rank of several names; null when none matches. */
export function bestRank(names: readonly (string | undefined)[], term: SearchTerm): number | null {
  let best: number | null = null;
  for (const name of names) {
    const fit = name === undefined ? null : rankOf(name, term);
    if (fit !== null && (best === null || fit < best)) best = fit;
  }
  return best;
}
