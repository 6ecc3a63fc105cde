import { useEffect, useState } from 'react';
import { lazyComponent } from '../components/lazyComponent.tsx';
import { LiveNow } from '../components/match/ListParts.static.tsx';
import { LatePart, NoHydration } from '../components/NoHydration.tsx';
import { CompetitionChips, PopularCrests } from '../components/navigation/BeforeSearch.static.tsx';
import { FoundGroups } from '../components/navigation/FoundGroups.tsx';
import { keepSearch } from '../components/navigation/recentSearches.ts';
import { SearchForm } from '../components/navigation/SearchField.tsx';
import { useApp } from '../data/appContext.ts';
import type { SearchView } from '../data/pageState.ts';
import { useSettings } from '../data/useSettings.ts';
import { countOf } from '../domain/search.ts';

const RecentSearches = lazyComponent(
  async () => (await import('../components/navigation/RecentSearches.tsx')).RecentSearches,
);

export function SearchPage({ view }: { view: SearchView }) {
  const { t, href, search } = useApp();
  const { term, results } = view;
  const settings = useSettings();
  const [isAsking, setAsking] = useState(false);
  const isFound = results !== null && countOf(results) > 0;
  useEffect(() => {
    if (isFound) keepSearch(term);
  }, [isFound, term]);
  const short = term === '' ? null : t('search.short');
  const none = t(results?.failed ? 'page.unavailable' : 'search.none');
  const notice = results === null ? short : isFound ? null : none;
  return (
    <>
      <div className="card mb-3 px-3 pb-3">
        <h1 className={term === '' ? 'sr-only' : 'pt-3 text-lg font-bold'}>
          {term === '' ? t('search.title') : t('search.titleOf', { term })}
        </h1>
        {/* Parts may move once somebody has pressed the field. */}
        <SearchForm term={term} onFocus={() => setAsking(true)} />
        {isAsking && <RecentSearches />}
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
      {results === null && (
        <>
          <LatePart id="popular-clubs">{(clubs) => <PopularCrests clubs={clubs} />}</LatePart>
          <NoHydration id="chips">
            <CompetitionChips settings={settings} />
          </NoHydration>
          <LatePart id="live-matches">{(matches) => <LiveNow matches={matches} />}</LatePart>
        </>
      )}
    </>
  );
}
