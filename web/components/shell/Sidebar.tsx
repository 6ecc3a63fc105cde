import { useApp } from '../../appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import { BrowseLists } from '../navigation/BrowseLists.tsx';
import { BelowSearch, SearchBox } from '../navigation/SearchBox.tsx';
import { useSearchState } from '../navigation/searchState.ts';
import { Shared } from '../Shared.tsx';

/** The left sidebar of large screens: search, competitions, countries. */
export function Sidebar() {
  const { t, sport } = useApp();
  const settings = useSettings();
  const search = useSearchState('side-search');
  return (
    <aside className="isolate hidden w-47 lg:block" aria-label={t('search.label')}>
      <div className="mb-3">
        <SearchBox search={search} />
      </div>
      <BelowSearch search={search}>
        <Shared of={settings ?? null} by={['place']} name={`sidebar ${sport}`}>
          <BrowseLists id="side" settings={settings} sport={sport} countriesLabel={t('sidebar.browseRegions')} />
        </Shared>
      </BelowSearch>
    </aside>
  );
}
