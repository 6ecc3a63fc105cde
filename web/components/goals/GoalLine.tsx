import { memo } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { Goal } from '../../domain/goals.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { clockTime } from '../../format/kickOff.ts';
import { minuteOf } from '../../format/minutes.ts';
import { goalCompetition, teamName } from '../../format/teamNames.ts';
import { Minute } from '../SpokenText.tsx';

/** A goal: time, match with the score after it, minute and scorer. A disallowed goal is struck through. */
export const GoalLine = memo(function GoalLine({ goal, isFirst }: { goal: Goal; isFirst: boolean }) {
  const { t, href, visitor } = useApp();
  const { match, side, minute, scorer, score, takenBackAt, at } = goal;
  const isTakenBack = takenBackAt !== null;
  const teams = { home: teamName(match.home, t), away: teamName(match.away, t) };
  const weightOf = (each: typeof side) => (each === side && !isTakenBack ? 'font-bold' : '');
  const Line = isTakenBack ? 'del' : 'span';
  return (
    <li className={isFirst ? undefined : 'border-t border-line'}>
      <a
        href={href(matchRoute(match))}
        className={`flex min-h-11 gap-3 px-3 py-2 text-sm hover:bg-sunken${isTakenBack ? ' text-muted' : ''}`}
      >
        <time dateTime={new Date(at).toISOString()} className="text-muted">
          {clockTime(at, visitor.zone, t)}
        </time>
        <span className="min-w-0">
          <Line className="block wrap-anywhere">
            <bdi className={weightOf('home')}>{teams.home}</bdi>{' '}
            <span className="whitespace-nowrap">
              <span className={weightOf('home')}>{score.home}</span>–
              <span className={weightOf('away')}>{score.away}</span>
            </span>{' '}
            <bdi className={weightOf('away')}>{teams.away}</bdi>
          </Line>
          {isTakenBack && <span className="text-xs font-semibold text-live">{t('goals.takenBack')} · </span>}
          <span className="text-xs">
            {minute !== null && <Minute text={minuteOf(minute)} />}{' '}
            {scorer ?? t('goals.unnamed', { team: teams[side] })}
          </span>
          <span className="text-xs text-muted"> · {goalCompetition(match, t)}</span>
        </span>
      </a>
    </li>
  );
});
