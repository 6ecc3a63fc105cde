import { useApp } from '../../appContext.ts';
import { useSearch } from '../../data/useSearch.ts';
import { useSettings } from '../../data/useSettings.ts';
import { BrowseLists } from '../navigation/BrowseLists.tsx';
import { SearchBox } from '../navigation/SearchBox.tsx';
import { useResultKeys } from '../navigation/useResultKeys.ts';
import { Shared } from '../Shared.tsx';

/** The left sidebar of large screens: search, competitions, countries. */
export function Sidebar() {
  const { t } = useApp();
  const settings = useSettings();
  const { term, setTerm, results } = useSearch();
  const keys = useResultKeys({ box: 'side-search', results, term, onTerm: setTerm });
  return (
    <aside className="isolate hidden w-47 lg:block" aria-label={t('search.label')}>
      <div className="mb-3">
        <SearchBox id="side-search" term={term} onTerm={setTerm} isOpen={results !== null} keys={keys} />
      </div>
      <Shared of={settings ?? null} by={['place']} name="sidebar">
        <BrowseLists
          id="side-search"
          settings={settings}
          results={results}
          active={keys.active}
          term={term}
          countriesLabel={t('sidebar.browseRegions')}
        />
      </Shared>
    </aside>
  );
}
