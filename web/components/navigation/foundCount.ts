import { GROUPS, type SearchResults } from '../../domain/search.ts';

/** The number of results in all groups. */
export function countOf(results: SearchResults): number {
  return GROUPS.reduce((sum, group) => sum + results[group].length, 0);
}
