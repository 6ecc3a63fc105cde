import { useApp } from '../../data/appContext.ts';
import type { Settings } from '../../domain/settings.ts';
import { BrowseLists } from './BrowseLists.tsx';

/** The competitions and countries of the sidebar, which never change within a page. */
export function SideLists({ settings }: { settings: Settings | undefined }) {
  const { t, sport } = useApp();
  return <BrowseLists id="side" settings={settings} sport={sport} countriesLabel={t('sidebar.browseRegions')} />;
}
