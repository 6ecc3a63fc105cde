import { useApp } from '../../appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import { Shared } from '../Shared.tsx';
import { BrowseLists } from './BrowseLists.tsx';

/** The competitions and countries of the sidebar, which never change on a page. */
export function SideLists() {
  const { t, sport } = useApp();
  const settings = useSettings();
  return (
    <Shared of={settings ?? null} by={['place']} name={`sidebar ${sport}`}>
      <BrowseLists id="side" settings={settings} sport={sport} countriesLabel={t('sidebar.browseRegions')} />
    </Shared>
  );
}
