import { useApp } from '../../data/appContext.ts';
import { barColours } from '../../domain/colours.ts';
import type { EventDetail, Statistic } from '../../domain/eventDetail.ts';
import { phaseOf, type Side } from '../../domain/match.ts';
import { SIDES } from '../../domain/matchKinds.ts';
import { shareOf, statisticName, statisticText } from '../../format/statistics.ts';
import { teamName } from '../../format/teamNames.ts';
import { EmptyMatchTab } from '../EmptyTab.static.tsx';
import { HiddenPart } from '../HiddenPart.tsx';
import { NoHydration } from '../NoHydration.tsx';
import { SpokenText } from '../SpokenText.tsx';

export function StatisticsPanel({ event: { match, statistics, hidden } }: { event: EventDetail }) {
  const { t } = useApp();
  if (hidden?.statistics) return <HiddenPart part="statistics" />;
  if (statistics.length === 0) {
    return (
      <NoHydration id="empty-tab">
        <EmptyMatchTab match={match} reason={phaseOf(match) === 'upcoming' ? 'no-statistics-yet' : 'no-statistics'} />
      </NoHydration>
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

/** One statistic of both sides, as numbers and as bars in team colours. The bars are empty without numbers. */
export function StatisticRow({ statistic, match }: { statistic: Statistic; match: EventDetail['match'] }) {
  const { t, locale } = useApp();
  const { home, away, type } = statistic;
  const shown: Record<Side, number | null> = { home, away };
  const colours = barColours(match);
  const shares = { home: shareOf(home, away) ?? 0, away: shareOf(away, home) ?? 0 };
  return (
    <li className="statistic">
      <span className="statistic-name">{statisticName(type, t)}</span>
      {SIDES.map((side) => {
        const text = statisticText(statistic, shown[side], locale);
        return (
          <span key={side} className={`statistic-${side} figures`}>
            <span className="sr-only">{teamName(match[side], t)}: </span>
            <SpokenText text={text} as={shown[side] === null ? t('statistic.unknown') : text} />
          </span>
        );
      })}
      {/* Bars that grow from the middle outwards. The smaller one is paler. Decorative: the numbers are beside them. */}
      <span className="diverging" aria-hidden="true">
        {SIDES.map((side) => {
          const width = Math.round(shares[side] * 1000) / 10;
          const isSmaller = shares[side] < Math.max(shares.home, shares.away);
          return (
            <svg
              key={side}
              className={isSmaller ? 'half half-smaller' : 'half'}
              color={colours[side]}
              aria-hidden="true"
            >
              <rect
                className={colours.isAlike && side === 'away' ? 'bar-own bar-hollow' : 'bar-own'}
                x={side === 'home' ? `${100 - width}%` : 0}
                width={`${width}%`}
                height="100%"
                rx="4"
              />
            </svg>
          );
        })}
      </span>
    </li>
  );
}
