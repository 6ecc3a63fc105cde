import { useApp } from '../../data/appContext.ts';
import { NoHydration } from '../NoHydration.tsx';
import { BelowSearch, SearchBox } from '../navigation/SearchBox.tsx';
import { useSearchState } from '../navigation/searchState.ts';

/** The left sidebar of large screens: search, competitions, countries. */
export function Sidebar() {
  const { t } = useApp();
  const search = useSearchState('side-search', t('sidebar.browseRegions'));
  return (
    <aside className="isolate hidden w-47 lg:block" aria-label={t('search.label')}>
      <div className="mb-3">
        <SearchBox search={search} />
      </div>
      <BelowSearch search={search}>
        <NoHydration id="side-lists" render={(staticParts) => staticParts.sideLists()} />
      </BelowSearch>
    </aside>
  );
}
