import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useApp } from '../../data/appContext.ts';
import { read } from '../../data/queries.ts';
import type { Locale } from '../../domain/locale.ts';
import { countOf, NOTHING_FOUND, parseSearchResults, type SearchResults, searchTerm } from '../../domain/search.ts';
import { FoundGroups, resultId } from './FoundGroups.tsx';
import { keepSearch } from './recentSearches.ts';
import type { BoxKeys, SearchState } from './searchState.ts';

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
function useSearch(text: string): SearchResults | null {
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

/**
 * Keyboard control of a search box (ARIA combobox pattern). Arrows select a result while the focus stays in the box. Enter
 * opens it. Escape clears the selection, then the term. Null while no results are listed.
 */
function useResultKeys({ id, term, setTerm }: SearchState, results: SearchResults | null): BoxKeys | null {
  const [chosen, setChosen] = useState<{ of: SearchResults; index: number } | null>(null);
  const count = results === null ? 0 : countOf(results);
  // New results clear the selection.
  const index = chosen !== null && chosen.of === results && chosen.index < count ? chosen.index : null;
  const active = index === null ? undefined : resultId(id, index);
  useEffect(() => {
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return useMemo(() => {
    if (results === null) return null;
    const move = (step: 1 | -1) => {
      const from = index ?? (step === 1 ? -1 : count);
      setChosen({ of: results, index: (from + step + count) % count });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      switch (event.key) {
        case 'ArrowDown':
        case 'ArrowUp':
          if (count === 0) return;
          move(event.key === 'ArrowDown' ? 1 : -1);
          break;
        case 'Enter':
          if (active === undefined) return;
          document.getElementById(active)?.click();
          break;
        case 'Escape':
          if (active !== undefined) setChosen(null);
          else if (term !== '') setTerm('');
          else return;
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    return { active, onKeyDown };
  }, [results, index, count, active, term, setTerm]);
}

/** The results as the visitor types; the children while there are none. */
export function ResultsBelow({ search, children }: { search: SearchState; children?: ReactNode }) {
  const { t } = useApp();
  const { id, countriesLabel, term, setKeys } = search;
  const results = useSearch(term);
  const keys = useResultKeys(search, results);
  useEffect(() => {
    setKeys(keys);
    return () => setKeys(null);
  }, [keys, setKeys]);
  const count = results === null ? 0 : countOf(results);
  const isNone = results !== null && count === 0 && !results.failed;
  return (
    <>
      <p role="status" className="sr-only">
        {isNone ? t('search.none') : count > 0 ? t.count('search.found', count) : ''}
      </p>
      {results === null ? (
        children
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: only takes note of a press on a link inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click too
        <div onClick={() => keepSearch(term)}>
          <FoundGroups box={{ id, countriesLabel }} results={results} term={term} active={keys?.active} />
        </div>
      )}
    </>
  );
}
