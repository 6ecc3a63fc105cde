import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '../domain/locale.ts';
import { parseSearchResults, type SearchResults } from '../domain/search.ts';
import { read } from './queries.ts';

/** A search for a term of at least 3 characters. */
export function searchQuery(term: string, locale: Locale) {
  const path = `/api/search?${new URLSearchParams({ q: term, locale })}`;
  return queryOptions<SearchResults>({
    queryKey: ['search', locale, term],
    queryFn: ({ signal }) => read(path, parseSearchResults, signal),
    staleTime: 60_000,
    retry: false,
  });
}
