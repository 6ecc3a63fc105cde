import { useEffect } from 'react';
import { NoHydration } from '../components/NoHydration.tsx';
import { OddsFormatChoice } from '../components/odds/OddsFormatChoice.tsx';
import { OddsToolPanel } from '../components/odds/OddsToolPanel.static.tsx';
import { useApp } from '../data/appContext.ts';
import { useAt } from '../data/pageClock.ts';
import type { OddsView } from '../data/pageState.ts';

/** Whether the server's cookie has the chosen format. Without it, a reload would change nothing. */
function isKnownToServer(format: string): boolean {
  return document.cookie.split('; ').includes(`oddsFormat=${format}`);
}

/** The odds desk or the calculator. A change of odds format reloads it, and stale prices give way to a link. */
export function OddsPage({ view: { panel, until } }: { view: OddsView }) {
  const { t, visitor, oddsFormat, search } = useApp();
  const isOld = useAt((instant) => until !== null && instant > until.at);
  useEffect(() => {
    if (oddsFormat !== visitor.oddsFormat && isKnownToServer(oddsFormat)) location.reload();
  }, [oddsFormat, visitor.oddsFormat]);
  if (isOld && until !== null) {
    return (
      <p className="card mb-3 px-4 py-10 text-center text-muted">
        {t(`desk.${until.why}`)}{' '}
        <a href={search === '' ? '?' : search} className="inline-flex min-h-11 items-center text-accent underline">
          {t('desk.renew')}
        </a>
      </p>
    );
  }
  return (
    <>
      {/* The header of a phone has no room for it. */}
      <div className="flex justify-end sm:hidden">
        <OddsFormatChoice />
      </div>
      <NoHydration id="odds-tool">
        <OddsToolPanel panel={panel.value} />
      </NoHydration>
    </>
  );
}
