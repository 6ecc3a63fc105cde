import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Locale } from '../domain/locale.ts';
import { NOTHING_FOUND, parseSearchResults, type SearchResults, searchTerm } from '../domain/search.ts';
import { useApp } from './appContext.ts';
import { read } from './queries.ts';

function searchQuery(term: string, locale: Locale) {
  const path = `/api/search?${new URLSearchParams({ q: term, locale })}`;
  return queryOptions<SearchResults>({
    queryKey: ['search', locale, term],
    queryFn: ({ signal }) => read(path, parseSearchResults, signal),
    staleTime: 60_000,
  });
}

const DEBOUNCE_MS = 200;

const FAILED: SearchResults = { ...NOTHING_FOUND, failed: true };

/** Search results while typing; null below 3 characters and before an answer. A failure is an empty result. */
export function useSearch(text: string): SearchResults | null {
  const { locale } = useApp();
  const [debounced, setDebounced] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(searchTerm(text)), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isTerm = debounced !== null && searchTerm(text) !== null;
  const { data, isError } = useQuery({
    ...searchQuery(debounced ?? '', locale),
    enabled: isTerm,
    placeholderData: keepPreviousData,
  });
  if (!isTerm) return null;
  return isError ? FAILED : (data ?? null);
}
