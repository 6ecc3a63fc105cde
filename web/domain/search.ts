import * as v from 'valibot';
import type { Country } from './competition.ts';
import type { ListedCompetition } from './content.ts';

/** A term needs this many characters before anything is queried or highlighted (spec section 5). */
export const MIN_TERM = 3;

/** Most competitions of a result; countries are not capped (spec section 9). */
export const MOST_COMPETITIONS = 10;

/** What a search found: top competitions and countries first, then by name. */
export interface SearchResults {
  competitions: ListedCompetition[];
  countries: Country[];
}

const country = v.object({
  id: v.string(),
  slug: v.string(),
  names: v.object({ en: v.string(), nl: v.string() }),
  flag: v.nullable(v.string()),
});

const results = v.object({
  competitions: v.array(v.object({ id: v.string(), name: v.string(), country, logo: v.nullable(v.string()) })),
  countries: v.array(country),
});

/** Reads an answer of `/api/search`; null when it is none. */
export function parseSearchResults(value: unknown): SearchResults | null {
  const result = v.safeParse(results, value);
  return result.success ? result.output : null;
}
