import { compareText } from './matchOrder.ts';
import { folded } from './slug.ts';

/** A country in an A–Z list, named in the visitor’s language. */
export interface BrowseCountry {
  slug: string;
  name: string;
  flag: string | null;
}

/** An entry of an A–Z list: a competition, or a country when `id` is null. */
export interface BrowseEntry {
  id: string | null;
  name: string;
  /** The source’s name, used in the address when it differs from `name`. It is the same in every language. */
  addressed?: string;
  /** Index in `BrowseList.countries`. */
  country: number;
  /** Matches today; null when the feed does not say. */
  events: number | null;
}

/** All regions or all competitions of a sport, sorted by name. */
export interface BrowseList {
  countries: BrowseCountry[];
  entries: BrowseEntry[];
}

export interface LetterGroup {
  letter: string;
  entries: BrowseEntry[];
}

/** The index letter of a name. Names that begin with another character (`2. Bundesliga`) get `#`. */
export function letterOf(name: string): string {
  const [first = ''] = folded(name);
  return /^\p{L}$/u.test(first) ? first.toUpperCase() : '#';
}

/** Sorts by code units of the folded text. Unlike collation tables, that gives the same order in every runtime. */
export function byName(one: { name: string }, other: { name: string }): number {
  const key = ({ name }: { name: string }) => `${letterOf(name) === '#' ? 0 : 1}${folded(name)}`;
  return compareText(key(one), key(other));
}

/** The entries whose name or country contains a term; all entries for an empty term. */
export function filtered({ entries, countries }: BrowseList, term: string): BrowseEntry[] {
  const wanted = folded(term);
  if (wanted === '') return entries;
  const isWanted = countries.map(({ name }) => folded(name).includes(wanted));
  return entries.filter(({ name, country }) => isWanted[country] === true || folded(name).includes(wanted));
}

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
