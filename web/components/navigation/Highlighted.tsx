import { MIN_TERM } from '../../domain/search.ts';
import { folded } from '../../domain/slug.ts';

/** The range of a term in a name, ignoring diacritics and case; null if it is absent or too short to mark. */
function rangeOf(name: string, term: string): { from: number; to: number } | null {
  const wanted = folded(term);
  if (Array.from(wanted).length < MIN_TERM) return null;
  // Folding can change the length of a text, so fold each letter separately.
  const letters = Array.from(name);
  const texts = letters.map((letter) => (letter.trim() === '' ? ' ' : folded(letter)));
  const at = texts.join('').indexOf(wanted);
  if (at < 0) return null;
  let seen = 0;
  let [from, to] = [-1, 0];
  let length = 0;
  for (const [index, letter] of letters.entries()) {
    const end = seen + (texts[index]?.length ?? 0);
    if (from < 0 && end > at) from = length;
    length += letter.length;
    if (seen < at + wanted.length) to = length;
    seen = end;
  }
  return { from, to };
}

/** A name with its match for a search term marked, for terms of at least 3 characters (spec section 5). */
export function Highlighted({ name, term }: { name: string; term: string }) {
  const range = rangeOf(name, term);
  if (range === null) return name;
  const { from, to } = range;
  return (
    <>
      {name.slice(0, from)}
      <mark className="bg-best font-semibold text-inherit">{name.slice(from, to)}</mark>
      {name.slice(to)}
    </>
  );
}
