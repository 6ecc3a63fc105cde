import { type ReactNode, useEffect } from 'react';
import { useApp } from '../../data/appContext.ts';
import { useSearch } from '../../data/useSearch.ts';
import { countOf } from '../../domain/search.ts';
import { FoundGroups } from './FoundGroups.tsx';
import type { SearchState } from './searchState.ts';
import { useResultKeys } from './useResultKeys.ts';

/** The results as the visitor types; the children while there are none. */
export function SearchResults({ search, children }: { search: SearchState; children?: ReactNode }) {
  const { t } = useApp();
  const { id, countriesLabel, term, setTerm, setKeys } = search;
  const results = useSearch(term);
  const keys = useResultKeys({ box: id, results, term, onTerm: setTerm });
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
        <FoundGroups box={{ id, countriesLabel }} results={results} term={term} active={keys?.active} />
      )}
    </>
  );
}
