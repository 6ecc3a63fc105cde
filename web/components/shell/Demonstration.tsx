import { useApp } from '../../data/appContext.ts';

/** A notice that data on the page is fictitious; null if all data is real. */
export function Demonstration() {
  const { t, site } = useApp();
  if (site.demonstration === null) return null;
  return (
    <aside aria-label={t('site.dataNotice')} className="bg-sunken px-3 py-1 text-center text-xs text-muted">
      <p>{t(`demonstration.${site.demonstration}`)}</p>
    </aside>
  );
}
