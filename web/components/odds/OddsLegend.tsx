import { useApp } from '../../data/appContext.ts';
import type { OffersPolicy } from '../../domain/settings.ts';
import { PolicyNotice } from '../offers/PolicyNotice.tsx';

/** Explains the prices of a list, and shows the country's words about gambling. */
export function OddsLegend({ policy }: { policy: OffersPolicy }) {
  const { t } = useApp();
  return (
    <section className="card mb-3" aria-label={t('odds.legend')}>
      <p className="px-3 pt-2 text-xs text-muted">
        {t('odds.legend')} · {t('offers.advertisement')} · {policy.minimumAge}+
      </p>
      <PolicyNotice policy={policy} />
    </section>
  );
}
