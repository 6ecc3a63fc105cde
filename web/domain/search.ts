import * as v from 'valibot';
import { type Country, countrySchema, listedCompetitionSchema } from './competition.ts';
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

const results = v.object({
  competitions: v.array(listedCompetitionSchema),
  countries: v.array(countrySchema),
});

/** Reads an answer of `/api/search`; null when it is none. */
export function parseSearchResults(value: unknown): SearchResults | null {
  const result = v.safeParse(results, value);
  return result.success ? result.output : null;
}
