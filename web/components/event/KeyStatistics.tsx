import { useApp } from '../../data/appContext.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { eventSlug } from '../../domain/slug.ts';
import { keyStatistics } from '../../domain/statistics.ts';
import { StatisticRow } from './StatisticRow.tsx';

/** The five most important statistics (`keyStatistics`), with a link to all of them. */
export function KeyStatistics({ event: { match, statistics } }: { event: EventDetail }) {
  const { t, href } = useApp();
  if (statistics.length === 0) return null;
  return (
    <section className="card mb-2 pb-1" aria-labelledby="key-statistics">
      <h2 id="key-statistics" className="card-title">
        {t('event.statistics')}
        <a href={href({ name: 'event', sport: match.sport, slug: eventSlug(match), tab: 'statistics' })}>
          {t('event.allStatistics')}
        </a>
      </h2>
      <ul className="statistics px-3">
        {keyStatistics(statistics).map((statistic) => (
          <StatisticRow key={statistic.type} statistic={statistic} match={match} />
        ))}
      </ul>
    </section>
  );
}
