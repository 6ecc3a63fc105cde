import { FoundGroups } from '../components/navigation/FoundGroups.tsx';
import { SearchForm } from '../components/navigation/SearchField.tsx';
import { useApp } from '../data/appContext.ts';
import type { SearchView } from '../data/pageState.ts';
import { countOf } from '../domain/search.ts';

export function SearchPage({ view }: { view: SearchView }) {
  const { t, href, search } = useApp();
  const { term, results } = view;
  const short = term === '' ? null : t('search.short');
  const none = t(results?.failed ? 'page.unavailable' : 'search.none');
  const notice = results === null ? short : countOf(results) > 0 ? null : none;
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
