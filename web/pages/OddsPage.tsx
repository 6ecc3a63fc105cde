import { useEffect } from 'react';
import { useApp } from '../appContext.ts';
import { NoHydration } from '../components/NoHydration.tsx';
import { useAt } from '../data/pageClock.ts';
import type { OddsView } from '../data/pageState.ts';
import { OLDEST_PRICE_MS } from '../domain/odds.ts';

/** Whether the cookie that the server reads has a choice: without it loading the page again would change nothing. */
function isKnownToServer(format: string): boolean {
  return document.cookie.split('; ').includes(`oddsFormat=${format}`);
}

/**
 * The odds desk, or the calculator, as the server has written it. Another format of odds is written by the server too; prices that have grown old
 * in an open page give way to the link that asks for new ones.
 */
export function OddsPage({ view: { panel, asOf } }: { view: OddsView }) {
  const { t, visitor, oddsFormat, search } = useApp();
  const isOld = useAt((instant) => asOf !== null && instant - asOf > OLDEST_PRICE_MS);
  useEffect(() => {
    if (oddsFormat !== visitor.oddsFormat && isKnownToServer(oddsFormat)) location.reload();
  }, [oddsFormat, visitor.oddsFormat]);
  if (isOld) {
    return (
      <p className="card mb-3 px-4 py-10 text-center text-muted">
        {t('desk.old')}{' '}
        <a href={search === '' ? '?' : search} className="inline-flex min-h-11 items-center text-accent underline">
          {t('desk.renew')}
        </a>
      </p>
    );
  }
  return <NoHydration id="odds-tool" render={(staticParts) => staticParts.oddsTool(panel.value)} />;
}
