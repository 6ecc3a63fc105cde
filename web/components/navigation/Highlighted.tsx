import { MIN_TERM } from '../../domain/search.ts';
import { folded } from '../../domain/slug.ts';

/** Where a term stands in a name, whatever its diacritics and case; null where it does not, or is too short to mark. */
function placeOf(name: string, term: string): { from: number; to: number } | null {
  const wanted = folded(term);
  if (Array.from(wanted).length < MIN_TERM) return null;
  // Folding can lengthen or shorten a text, so each letter is folded by itself.
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

/** A name with the part that matches a search term marked, for terms of 3 or more characters (spec section 5). */
export function Highlighted({ name, term }: { name: string; term: string }) {
  const place = placeOf(name, term);
  if (place === null) return name;
  const { from, to } = place;
  return (
    <>
      {name.slice(0, from)}
      <mark className="bg-best font-semibold text-inherit">{name.slice(from, to)}</mark>
      {name.slice(to)}
    </>
  );
}
