import { folded } from '../../web/domain/slug.ts';

const MOST_FOLDED = 20_000;

const foldedNames = new Map<string, string>();

/** A name for searching in: diacritics folded, in lower case, its words parted by single spaces. */
function searchable(name: string): string {
  let text = foldedNames.get(name);
  if (text === undefined) {
    text = folded(name)
      .replace(/[\s\p{P}]+/gu, ' ')
      .trim();
    // The same few thousand names are looked through at every letter that somebody types.
    if (foldedNames.size >= MOST_FOLDED) foldedNames.clear();
    foldedNames.set(name, text);
  }
  return text;
}

/** A term, ready to be looked for in many names. */
export interface Wanted {
  whole: string;
  words: readonly string[];
}

export function wantedOf(term: string): Wanted {
  const whole = folded(term)
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
  return { whole, words: whole === '' ? [] : whole.split(' ') };
}

/**
 * How well a name fits a term: 0 begins with it, 1 has a word that does, 2 has it inside, 3 has its words at the beginning of
 * its own (`man city` in Manchester City); null where it does not fit.
 */
export function fitOf(name: string, { whole, words }: Wanted): 0 | 1 | 2 | 3 | null {
  if (whole === '') return null;
  const text = searchable(name);
  const at = text.indexOf(whole);
  if (at === 0) return 0;
  if (at > 0) return text[at - 1] === ' ' || text.includes(` ${whole}`) ? 1 : 2;
  if (words.length < 2) return null;
  return words.every((word) => text.startsWith(word) || text.includes(` ${word}`)) ? 3 : null;
}

/** The best fit of several names of one thing; null where none fits. */
export function bestFit(names: readonly (string | undefined)[], wanted: Wanted): number | null {
  let best: number | null = null;
  for (const name of names) {
    const fit = name === undefined ? null : fitOf(name, wanted);
    if (fit !== null && (best === null || fit < best)) best = fit;
  }
  return best;
}
