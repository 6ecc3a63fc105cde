import { MIN_TERM } from '../../domain/search.ts';

/** A name with the part that matches a search term marked, for terms of 3 or more characters (spec section 5). */
export function Highlighted({ name, term }: { name: string; term: string }) {
  const wanted = term.trim().toLowerCase();
  const at = wanted.length >= MIN_TERM ? name.toLowerCase().indexOf(wanted) : -1;
  if (at < 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <mark className="bg-best font-semibold text-inherit">{name.slice(at, at + wanted.length)}</mark>
      {name.slice(at + wanted.length)}
    </>
  );
}
