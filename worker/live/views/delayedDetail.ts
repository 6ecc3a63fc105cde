import type { EventDetail, Incident } from '../../../web/domain/eventDetail.ts';
import { isDismissal } from '../../../web/domain/incidentKinds.ts';
import { isGoal } from '../../../web/domain/incidents.ts';
import {
  isUnderWay,
  type Match,
  phaseOf,
  type Score,
  type Side,
  scoreOf,
  shootOutOf,
} from '../../../web/domain/match.ts';
import { runningMinute } from '../../../web/domain/matchClock.ts';
import { withoutRatings } from './concealed.ts';

const LAST_OF_FIRST_HALF = 45;

/** The current minute of the match clock. Incidents of earlier minutes have certainly happened. */
function minutesOver({ state }: Match, now: number): number {
  if (state.kind === 'half-time') return LAST_OF_FIRST_HALF + 1;
  return runningMinute(state, now)?.minute ?? 0;
}

/**
 * The incidents that had happened in an earlier state of a match. Goals and red cards are limited to their count in
 * that state. A goal also needs a past minute or a complete list of goals. Other incidents need a past minute.
 */
function incidentsOf({ incidents, match: real }: EventDetail, match: Match, now: number): Incident[] {
  const listedGoals = (side: Side) => incidents.filter((each) => each.side === side && isGoal(each)).length;
  const score = scoreOf(real.state);
  const goals: Score = { ...(scoreOf(match.state) ?? { home: 0, away: 0 }) };
  const reds: Score = { ...match.redCards };
  const over = phaseOf(match) === 'finished' ? Number.POSITIVE_INFINITY : minutesOver(match, now);
  return incidents.filter((incident) => {
    const { side, minute } = incident;
    const left = isGoal(incident) ? goals : isDismissal(incident.kind) ? reds : null;
    const isOver = minute !== null && minute.minute < over;
    if (left === null) return isOver;
    left[side] -= 1;
    return left[side] >= 0 && (isOver || left === reds || listedGoals(side) === score?.[side]);
  });
}

const NONE: Score = { home: 0, away: 0 };

/** A match's details when its state was `match`, without anything of unknown age while it is in play. */
export function detailAt(detail: EventDetail, match: Match, now: number): EventDetail {
  const isSame = JSON.stringify(detail.match.state) === JSON.stringify(match.state);
  if (isSame && !isUnderWay(match)) return { ...detail, match };
  const phase = phaseOf(match);
  const shootOut = shootOutOf(match.state);
  const bare = {
    ...detail,
    match,
    shootOut,
    halfTime: null,
    periods: [],
    statistics: [],
    incidents: [],
    lineUps: withoutRatings(detail.lineUps),
  };
  if (phase === 'upcoming' || phase === 'off') return bare;
  const played = detail.periods.reduce(
    (sum, { score }) => ({ home: sum.home + score.home, away: sum.away + score.away }),
    NONE,
  );
  const score = scoreOf(match.state);
  const isCounted = played.home === score?.home && played.away === score.away;
  const isPastHalf = match.state.kind === 'playing' && match.state.period === 'second-half';
  return {
    ...bare,
    halfTime: isPastHalf || phase === 'finished' ? detail.halfTime : null,
    periods: isCounted ? detail.periods : [],
    incidents: incidentsOf(detail, match, now),
  };
}
