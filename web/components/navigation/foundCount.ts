import { GROUPS, type SearchResults } from '../../domain/search.ts';

/** How many results a search has, of all groups. */
export function countOf(results: SearchResults): number {
  return GROUPS.reduce((sum, group) => sum + results[group].length, 0);
}
