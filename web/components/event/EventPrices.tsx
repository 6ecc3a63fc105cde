import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../data/appContext.ts';
import { eventPricesQuery } from '../../data/eventQueries.ts';
import { useAt } from '../../data/pageClock.ts';
import { useSettings } from '../../data/useSettings.ts';
import type { EventQuery } from '../../domain/eventSnapshot.ts';
import { type Match, phaseOf } from '../../domain/match.ts';
import { boardAt, RESULT_OUTCOMES } from '../../domain/odds.ts';
import { RowPrices } from '../odds/RowPrices.tsx';
import { PolicyNotice } from '../offers/PolicyNotice.tsx';

/** Stale prices are removed once per minute. */
const MINUTE_MS = 60_000;

/** The best 1X2 prices from the operators of the visitor's country, while its policy allows them. */
export function EventPrices({ match, query }: { match: Match; query: EventQuery }) {
  const { t, site } = useApp();
  const settings = useSettings();
  const phase = phaseOf(match);
  const isPriced =
    settings !== undefined &&
    settings.operators.length > 0 &&
    (phase === 'upcoming' || (phase === 'live' && settings.policy.oddsInPlay));
  const { data: board } = useQuery({ ...eventPricesQuery(query, site.pollSeconds, [match]), enabled: isPriced });
  const minute = useAt((instant) => Math.ceil(instant / MINUTE_MS) * MINUTE_MS);
  const prices = board === undefined ? undefined : boardAt(board, minute)[match.id];
  if (!isPriced || prices === undefined) return null;
  const operators = RESULT_OUTCOMES.flatMap((outcome) => {
    const price = prices[outcome];
    return price === null ? [] : [`${t(`odds.${outcome}`)} ${price.operator}`];
  });
  return (
    <section className="card mb-2 pt-2" aria-label={t('odds.legend')}>
      <p className="flex justify-between gap-2 px-3 text-xs text-muted">
        <span className="font-semibold">{t('odds.legend')}</span>
        <span>
          {t('offers.advertisement')} · {settings.policy.minimumAge}+
        </span>
      </p>
      <div className="event-prices">
        <RowPrices match={match} prices={prices} minimumAge={settings.policy.minimumAge} />
      </div>
      <p className="px-3 text-xs text-muted">{operators.join(' · ')}</p>
      <PolicyNotice policy={settings.policy} />
    </section>
  );
}
