import { useApp } from '../../data/appContext.ts';
import type { EventQuery } from '../../domain/eventDetail.ts';
import type { Match } from '../../domain/match.ts';
import { RESULT_OUTCOMES } from '../../domain/odds.ts';
import { RowPrices } from '../odds/RowPrices.tsx';
import { PolicyNotice } from '../offers/PolicyNotice.tsx';
import { useResultPrices } from './useResultPrices.ts';

/** The best 1X2 prices from the operators of the visitor's country, while its policy allows them. */
export function EventPrices({ match, query }: { match: Match; query: EventQuery }) {
  const { t } = useApp();
  const shown = useResultPrices(match, query);
  if (shown === null) return null;
  const { prices, policy } = shown;
  const operators = RESULT_OUTCOMES.flatMap((outcome) => {
    const price = prices[outcome];
    return price === null ? [] : [`${t(`odds.${outcome}`)} ${price.operator}`];
  });
  return (
    <section className="card mb-2 pt-2" aria-label={t('odds.legend')}>
      <p className="flex justify-between gap-2 px-3 text-xs text-muted">
        <span className="font-semibold">{t('odds.legend')}</span>
        <span>
          {t('offers.advertisement')} · {policy.minimumAge}+
        </span>
      </p>
      <div className="event-prices">
        <RowPrices match={match} prices={prices} minimumAge={policy.minimumAge} />
      </div>
      <p className="px-3 text-xs text-muted">{operators.join(' · ')}</p>
      <PolicyNotice policy={policy} />
    </section>
  );
}
