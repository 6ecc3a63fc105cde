import { useEffect } from 'react';
import { useApp } from '../../data/appContext.ts';
import { useAtMatchTime } from '../../data/pageClock.ts';
import { isUnderWay, type Match, scoreOf } from '../../domain/match.ts';
import { minuteText, statusText } from '../../format/matchStatus.ts';
import { namesOf } from '../../format/teamNames.ts';

/** Shows a running score in the document title, `2–0 49' Fulham v Liverpool`, and restores the title afterwards. */
export function useLiveTitle(match: Match | undefined): void {
  const { t, visitor } = useApp();
  const minute = useAtMatchTime((now) => (match === undefined ? null : minuteText(match.state, now)));
  const score = match !== undefined && isUnderWay(match) ? scoreOf(match.state) : null;
  const title =
    match === undefined || score === null
      ? null
      : `${score.home}–${score.away} ${statusText({ match, zone: visitor.zone, minute }, t).label} ${t('match.versus', namesOf(match, t))}`;
  useEffect(() => {
    if (title === null) return;
    const own = document.title;
    document.title = title;
    return () => {
      document.title = own;
    };
  }, [title]);
}
