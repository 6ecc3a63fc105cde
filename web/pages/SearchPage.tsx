import { FoundGroups } from '../components/navigation/FoundGroups.tsx';
import { SearchForm } from '../components/navigation/SearchForm.tsx';
import { useApp } from '../data/appContext.ts';
import type { SearchView } from '../data/pageState.ts';
import { countOf } from '../domain/search.ts';

/** The notice of a search without results; null if there are results or no term. */
function useNotice({ term, results }: SearchView): string | null {
  const { t } = useApp();
  if (results === null) return term === '' ? null : t('search.short');
  if (countOf(results) > 0) return null;
  return results.failed ? t('page.unavailable') : t('search.none');
}

export function SearchPage({ view }: { view: SearchView }) {
  const { t, href, search } = useApp();
  const { term, results } = view;
  const notice = useNotice(view);
  return (
    <>
      <div className="card mb-3 px-4 py-5">
        <h1 className="text-lg font-bold">{term === '' ? t('search.title') : t('search.titleOf', { term })}</h1>
        <SearchForm term={term} />
        {notice !== null && (
          <p role="status" className="mt-3 text-muted">
            {notice}
          </p>
        )}
        {notice !== null && results?.failed !== true && (
          <p className="mt-3 flex flex-wrap gap-2">
            <a href={href({ name: 'competitions', sport: 'football' })} className="pill border border-line">
              {t('sidebar.browseCompetitions')}
            </a>
            <a href={href({ name: 'regions', sport: 'football' })} className="pill border border-line">
              {t('sidebar.browseRegions')}
            </a>
          </p>
        )}
        {results?.failed === true && (
          <p className="mt-3">
            <a href={search} className="pill border border-line">
              {t('list.retry')}
            </a>
          </p>
        )}
      </div>
      {results !== null && <FoundGroups box={null} results={results} term={term} />}
    </>
  );
}
