import { useApp } from '../../data/appContext.ts';
import type { EventDetail, Statistic } from '../../domain/eventDetail.ts';
import type { Side } from '../../domain/match.ts';
import { SIDES } from '../../domain/match.ts';
import { shareOf, statisticName, statisticText } from '../../format/statistics.ts';
import { teamName } from '../../format/teamNames.ts';
import { DivergingBar } from './DivergingBar.tsx';

/** One statistic of both sides, as numbers and as bars in team colours. The bars are empty without numbers. */
export function StatisticRow({ statistic, match }: { statistic: Statistic; match: EventDetail['match'] }) {
  const { t, locale } = useApp();
  const { home, away, type } = statistic;
  const shown: Record<Side, number | null> = { home, away };
  const shares = { home: shareOf(home, away) ?? 0, away: shareOf(away, home) ?? 0 };
  return (
    <li className="statistic">
      <span className="statistic-name">{statisticName(type, t)}</span>
      {SIDES.map((side) => {
        const text = statisticText(statistic, shown[side], locale);
        return (
          <span key={side} className={`statistic-${side} figures`}>
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
      <DivergingBar match={match} shares={shares} />
    </li>
  );
}
