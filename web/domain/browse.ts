import { folded } from './slug.ts';

/** A country of a list from A to Z, with its name in the visitor's language. */
export interface BrowseCountry {
  slug: string;
  name: string;
  flag: string | null;
}

/** An entry of a list from A to Z: a competition, or where `id` is null its country itself. */
export interface BrowseEntry {
  id: string | null;
  name: string;
  /** The name in its address, where that is another one: what a source calls it does not change with the language. */
  addressed?: string;
  /** Which of the list's countries. */
  country: number;
  /** How many matches it has today; null where the feed does not say. */
  events: number | null;
}

/** All regions or all competitions of a sport, sorted by name. */
export interface BrowseList {
  countries: BrowseCountry[];
  entries: BrowseEntry[];
}

/** Entries whose names begin with the same letter. */
export interface LetterGroup {
  letter: string;
  entries: BrowseEntry[];
}

/** The letter that a name is found under; names that begin otherwise (`2. Bundesliga`) stand under `#`. */
export function letterOf(name: string): string {
  const [first = ''] = folded(name);
  return /^\p{L}$/u.test(first) ? first.toUpperCase() : '#';
}

/** Puts names in order by code units of the folded text: every runtime agrees on it, which collation tables do not. */
export function byName(one: { name: string }, other: { name: string }): number {
  const key = ({ name }: { name: string }) => `${letterOf(name) === '#' ? 0 : 1}${folded(name)}`;
  const [first, second] = [key(one), key(other)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** The entries whose own name or whose country's name contains a term; all of them without a term. */
export function filtered({ entries, countries }: BrowseList, term: string): BrowseEntry[] {
  const wanted = folded(term);
  if (wanted === '') return entries;
  const isWanted = countries.map(({ name }) => folded(name).includes(wanted));
  return entries.filter(({ name, country }) => isWanted[country] === true || folded(name).includes(wanted));
}

/** Sorted entries under their letters. */
export function lettersOf(entries: readonly BrowseEntry[]): LetterGroup[] {
  const groups: LetterGroup[] = [];
  for (const entry of entries) {
    const letter = letterOf(entry.name);
    const last = groups.at(-1);
    if (last?.letter === letter) last.entries.push(entry);
    else groups.push({ letter, entries: [entry] });
  }
  return groups;
}
