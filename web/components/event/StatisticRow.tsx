import { useApp } from '../../data/appContext.ts';
import type { EventDetail, Statistic } from '../../domain/eventDetail.ts';
import type { Side } from '../../domain/match.ts';
import { SIDES } from '../../domain/match.ts';
import { shareOf, statisticName, statisticText } from '../../format/statistics.ts';
import { teamName } from '../../format/teamNames.ts';
import { PairedBar } from './PairedBar.tsx';

/** One statistic of both sides, as numbers and as a bar in team colours. The bar is empty without numbers. */
export function StatisticRow({ statistic, match }: { statistic: Statistic; match: EventDetail['match'] }) {
  const { t, locale } = useApp();
  const { home, away, type } = statistic;
  const leads = { home: home !== null && home > (away ?? 0), away: away !== null && away > (home ?? 0) };
  const shown: Record<Side, number | null> = { home, away };
  const parts = { home: shareOf(home, away) ?? 0, middle: 0, away: shareOf(away, home) ?? 0 };
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
      <PairedBar match={match} parts={parts} />
    </li>
  );
}
