import { useApp } from '../../appContext.ts';
import type { EventDetail, Statistic } from '../../domain/eventDetail.ts';
import { SIDES } from '../../domain/eventDetail.ts';
import { phaseOf, type Side } from '../../domain/match.ts';
import { shareOf, statisticName, statisticText } from '../../format/statistics.ts';
import { teamName } from '../../format/teamNames.ts';
import { TabGap } from './TabGap.tsx';

/** One side's bar, which grows away from the middle; without a number there is none. */
function Bar({ share, isHome, leads }: { share: number | null; isHome: boolean; leads: boolean }) {
  const width = share === null ? 0 : Math.round(share * 1000) / 10;
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="h-1.5 w-full rounded-full bg-sunken"
      aria-hidden="true"
    >
      <rect x={isHome ? 100 - width : 0} width={width} height="6" className={leads ? 'bar-leads' : 'bar'} />
    </svg>
  );
}

function Row({ statistic, match }: { statistic: Statistic; match: EventDetail['match'] }) {
  const { t, locale } = useApp();
  const { home, away, type } = statistic;
  const leads = { home: home !== null && home > (away ?? 0), away: away !== null && away > (home ?? 0) };
  const shown: Record<Side, number | null> = { home, away };
  return (
    <li className="statistic">
      <span className="statistic-name">{statisticName(type, t)}</span>
      {SIDES.map((side) => {
        const text = statisticText(statistic, shown[side], locale);
        return (
          <span key={side} className={`statistic-${side}${leads[side] ? ' font-bold' : ''}`}>
            <span className="sr-only">{teamName(match[side], t)}: </span>
            {shown[side] === null ? (
              <>
                <span aria-hidden="true">{text}</span>
                <span className="sr-only">{t('statistic.unknown')}</span>
              </>
            ) : (
              text
            )}
          </span>
        );
      })}
      <span className="statistic-bars" aria-hidden="true">
        <Bar share={shareOf(home, away)} isHome leads={leads.home} />
        <Bar share={shareOf(away, home)} isHome={false} leads={leads.away} />
      </span>
    </li>
  );
}

/** The numbers of both sides, as numbers and as bars. */
export function StatisticsPanel({ event: { match, statistics } }: { event: EventDetail }) {
  const { t } = useApp();
  if (statistics.length === 0) {
    return <TabGap reason={phaseOf(match) === 'upcoming' ? 'no-statistics-yet' : 'no-statistics'} match={match} />;
  }
  return (
    <section className="card mb-3 px-3 py-2">
      <h2 className="sr-only">{t('event.statistics')}</h2>
      <ul>
        {statistics.map((statistic) => (
          <Row key={statistic.type} statistic={statistic} match={match} />
        ))}
      </ul>
    </section>
  );
}
