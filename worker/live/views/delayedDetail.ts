import type { EventDetail, Incident, PeriodScore } from '../../../web/domain/eventDetail.ts';
import { isDismissal } from '../../../web/domain/incidentKinds.ts';
import { isGoal } from '../../../web/domain/incidents.ts';
import {
  isUnderWay,
  type Match,
  type Period,
  periodsOf,
  phaseOf,
  type Score,
  type Side,
  scoreOf,
  shootOutOf,
} from '../../../web/domain/match.ts';
import { runningMinute } from '../../../web/domain/matchClock.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { withoutRatings } from './concealed.ts';

/** The last minute before the break that a sport calls half-time, or before the first break near it. */
const LAST_BEFORE_BREAK: Readonly<Record<Sport, number>> = {
  football: 45,
  handball: 30,
  basketball: 20,
  'ice-hockey': 20,
};

/** Whether the first half is over in a period. */
const IS_PAST_HALF: Readonly<Record<Period, boolean>> = {
  'first-half': false,
  'second-half': true,
  'extra-time-first-half': true,
  'extra-time-second-half': true,
  'first-quarter': false,
  'second-quarter': false,
  'third-quarter': true,
  'fourth-quarter': true,
  'first-period': false,
  'second-period': false,
  'third-period': true,
  overtime: true,
  penalties: true,
};

/** The current minute of the match clock. Incidents of earlier minutes have certainly happened. */
function minutesOver({ state, sport }: Match, now: number): number {
  if (state.kind === 'half-time') return LAST_BEFORE_BREAK[sport] + 1;
  return runningMinute(state, now)?.minute ?? 0;
}

/** The periods of an earlier state: as the details list them if the score is the same, else as the state has them. */
function periodsAt({ periods }: EventDetail, { state }: Match): PeriodScore[] {
  const score = scoreOf(state);
  const sumOf = (side: Side) => periods.reduce((sum, period) => sum + period.score[side], 0);
  if (sumOf('home') === score?.home && sumOf('away') === score.away) return periods;
  return periods.flatMap(({ name }, index) => {
    const own = periodsOf(state)[index];
    return own === undefined ? [] : [{ name, score: own }];
  });
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
  const isPastHalf = match.state.kind === 'playing' && IS_PAST_HALF[match.state.period];
  return {
    ...bare,
    halfTime: isPastHalf || phase === 'finished' ? detail.halfTime : null,
    periods: periodsAt(detail, match),
    incidents: incidentsOf(detail, match, now),
  };
}
