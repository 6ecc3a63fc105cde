import { useApp } from '../../data/appContext.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { phaseOf } from '../../domain/match.ts';
import { HiddenPart } from '../HiddenPart.tsx';
import { StatisticRow } from './StatisticRow.tsx';
import { TabGap } from './TabGap.tsx';

/** The Statistics tab of a match. */
export function StatisticsPanel({ event: { match, statistics, hidden } }: { event: EventDetail }) {
  const { t } = useApp();
  if (hidden?.statistics) return <HiddenPart part="statistics" />;
  if (statistics.length === 0) {
    return <TabGap reason={phaseOf(match) === 'upcoming' ? 'no-statistics-yet' : 'no-statistics'} match={match} />;
  }
  return (
    <section className="card mb-3 px-3 py-2">
      <h2 className="sr-only">{t('event.statistics')}</h2>
      <ul>
        {statistics.map((statistic) => (
          <StatisticRow key={statistic.type} statistic={statistic} match={match} />
        ))}
      </ul>
    </section>
  );
}
