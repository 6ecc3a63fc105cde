import { useApp } from '../../data/appContext.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { phaseOf } from '../../domain/match.ts';
import { HiddenPart } from '../HiddenPart.tsx';
import { NoHydration } from '../NoHydration.tsx';
import { StatisticRow } from './StatisticRow.tsx';

/** The Statistics tab of a match. */
export function StatisticsPanel({ event: { match, statistics, hidden } }: { event: EventDetail }) {
  const { t } = useApp();
  if (hidden?.statistics) return <HiddenPart part="statistics" />;
  if (statistics.length === 0) {
    return (
      <NoHydration
        id="tab-gap"
        render={(parts) => parts.tabGap(match, phaseOf(match) === 'upcoming' ? 'no-statistics-yet' : 'no-statistics')}
      />
    );
  }
  return (
    <section className="card mb-3 px-3 py-2">
      <h2 className="sr-only">{t('event.statistics')}</h2>
      <ul className="statistics">
        {statistics.map((statistic) => (
          <StatisticRow key={statistic.type} statistic={statistic} match={match} />
        ))}
      </ul>
    </section>
  );
}
