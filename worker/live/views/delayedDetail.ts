import type { EventDetail, Incident } from '../../../web/domain/eventDetail.ts';
import { isGoal } from '../../../web/domain/incidentGoals.ts';
import { isDismissal } from '../../../web/domain/incidentKinds.ts';
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
import { unmarked } from './concealed.ts';

const LAST_OF_FIRST_HALF = 45;

/** The minutes of the match clock that are over for sure: an incident before this one had happened. */
function minutesOver({ state }: Match, now: number): number {
  if (state.kind === 'half-time') return LAST_OF_FIRST_HALF + 1;
  return runningMinute(state, now)?.minute ?? 0;
}

/**
 * What had happened in a match that stood so: as many goals and red cards as it had, where all of them are told, and of the rest what
 * its clock had left behind.
 */
function incidentsOf({ incidents, match: real }: EventDetail, match: Match, now: number): Incident[] {
  const told = (side: Side) => incidents.filter((each) => each.side === side && isGoal(each)).length;
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
    return left[side] >= 0 && (isOver || left === reds || told(side) === score?.[side]);
  });
}

const NONE: Score = { home: 0, away: 0 };

/**
 * What was known of a match when it stood as `match` says, at an instant (milliseconds UTC). What does not tell its own age, as
 * statistics and marks, is left out while the match runs.
 */
export function detailAt(detail: EventDetail, match: Match, now: number): EventDetail {
  const isSame = JSON.stringify(detail.match.state) === JSON.stringify(match.state);
  if (isSame && !isUnderWay(match)) return { ...detail, match };
  const phase = phaseOf(match);
  const shootOut = shootOutOf(match.state);
  const bare = {
    ...{ ...detail, match, shootOut, halfTime: null, periods: [], statistics: [], incidents: [] },
    lineUps: unmarked(detail.lineUps),
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
