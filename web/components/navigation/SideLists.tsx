import { useApp } from '../../data/appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import { BrowseLists } from './BrowseLists.tsx';

/** The competitions and countries of the sidebar, which never change within a page. */
export function SideLists() {
  const { t, href, sport } = useApp();
  const settings = useSettings();
  return (
    <>
      {settings !== undefined && settings.operators.length > 0 && (
        <a
          href={href({ name: 'odds' })}
          className="card mb-3 flex min-h-11 items-center px-3 text-sm font-semibold hover:underline"
        >
          {t('desk.link')}
        </a>
      )}
      <BrowseLists id="side" settings={settings} sport={sport} countriesLabel={t('sidebar.browseRegions')} />
    </>
  );
}
