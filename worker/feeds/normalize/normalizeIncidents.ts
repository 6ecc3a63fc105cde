import type { Incident, MatchMinute } from '../../../web/domain/eventDetail.ts';
import { isDismissal } from '../../../web/domain/incidentKinds.ts';
import { type GoalIncident, goalsAgree, isGoal } from '../../../web/domain/incidents.ts';
import { type Score, type Side, scoreOf } from '../../../web/domain/match.ts';
import { isExtended } from '../../../web/domain/scoreLine.ts';
import { SPORT_FACTS } from '../../../web/domain/sport.ts';
import type { GivenIncident, GivenMatch } from './givenMatch.ts';
import { isSamePlayer, nameIn, settledGoals } from './goals.ts';
import { clockOf, inOrder, minuteOf, totalAfter } from './incidents.ts';

const withoutEqual = (given: readonly GivenIncident[]): GivenIncident[] => [
  ...new Map(given.map((each) => [JSON.stringify(each), each])).values(),
];

/** Finds the side of own goals, and of goals without one: that whose running score rose. Drops those without a side. */
function withSides(given: readonly GivenIncident[]): Incident[] {
  const sides = new Map<GivenIncident, Side>();
  let before: Score = { home: 0, away: 0 };
  let last = before;
  for (const goal of given.toSorted((one, other) => totalAfter(one) - totalAfter(other))) {
    if (!('scoreAfter' in goal) || goal.scoreAfter === null) continue;
    const after = goal.scoreAfter;
    if (after.home !== last.home || after.away !== last.away) [before, last] = [last, after];
    const [isHome, isAway] = [after.home > before.home, after.away > before.away];
    if (isHome !== isAway) sides.set(goal, isHome ? 'home' : 'away');
  }
  return given.flatMap((each): Incident[] => {
    const byScore = sides.get(each) ?? each.side;
    const side = each.kind === 'own-goal' ? byScore : (each.side ?? byScore);
    return side === null ? [] : [{ ...each, side }];
  });
}

/** A player is sent off once: a second yellow card is not also a red one, and the last of several cards counts. */
function withoutRepeatedDismissals(incidents: readonly Incident[]): Incident[] {
  const isRepeated = (one: Incident, at: number) =>
    incidents.some((other, index) => {
      if (other.side !== one.side || !isDismissal(other.kind)) return false;
      if (nameIn(one) === null) return nameIn(other) !== null && clockOf(other) === clockOf(one);
      return isSamePlayer(one, other) && (one.kind === other.kind ? index > at : other.kind === 'second-yellow-card');
    });
  return incidents.filter((each, index) => !isDismissal(each.kind) || !isRepeated(each, index));
}

/** The longest stoppage time of a first half. Later goals are of the second half, whatever its score. */
const FIRST_HALF_ENDS = 60;
const ENDS = [45, 90, 105, 120];

/** Minutes run on in stoppage time: minute 93 of a match without extra time is 90+3. Sources mark it, or not. */
function withAddedTime(incidents: readonly Incident[], { state, halfTime, regularTime }: GivenMatch): Incident[] {
  const goals = inOrder(incidents).filter(isGoal);
  const isComplete = goalsAgree(goals, scoreOf(state));
  const isOnClock = state.kind === 'playing' || state.kind === 'finished';
  const isFirstHalf = state.kind === 'half-time' || (state.kind === 'playing' && state.period === 'first-half');
  const hasExtraTime = isExtended(state) || (!isOnClock && goals.some((goal) => clockOf(goal) > 105));
  const nthOf = (goal: GoalIncident) =>
    goal.scoreAfter?.[goal.side] ??
    (isComplete ? goals.filter(({ side }) => side === goal.side).indexOf(goal) + 1 : 99);
  /** Whether a goal is one of those before a break, or stands before a goal of an earlier minute. */
  const wasBefore = (goal: Incident, atBreak: Score | null) =>
    isGoal(goal) &&
    ((atBreak !== null && nthOf(goal) <= atBreak[goal.side]) ||
      goals.some((other) => totalAfter(other) > totalAfter(goal) && clockOf(other) < clockOf(goal)));
  const minuteIn = (each: Incident, { minute, added }: MatchMinute): MatchMinute | null => {
    if (added !== null) return ENDS.includes(minute - added) ? { minute: minute - added, added } : null;
    if (minute > 90) return !hasExtraTime || wasBefore(each, regularTime) ? minuteOf(90, minute - 90) : null;
    const isAdded = minute > 45 && minute <= FIRST_HALF_ENDS && (isFirstHalf || wasBefore(each, halfTime));
    return isAdded ? minuteOf(45, minute - 45) : null;
  };
  return incidents.map((each) => ({ ...each, minute: each.minute && (minuteIn(each, each.minute) ?? each.minute) }));
}

/** The running score of each goal, if the list has every goal and their order is known. */
function withScores(incidents: readonly Incident[], score: Score | null): Incident[] {
  const goals = incidents.filter(isGoal);
  const isTied = (goal: Incident, next?: Incident) =>
    next?.side !== goal.side && next && clockOf(next) === clockOf(goal);
  if (!goalsAgree(goals, score) || goals.some((goal, index) => isTied(goal, goals[index + 1]))) return [...incidents];
  const counted = { home: 0, away: 0 };
  return incidents.map((each) => {
    if (!isGoal(each)) return each;
    counted[each.side] += 1;
    return { ...each, scoreAfter: each.scoreAfter ?? { ...counted } };
  });
}

/** The incidents of a match as they count, in the order of the match clock, without kicks of a shoot-out. */
export function normalizeIncidents(given: GivenMatch): Incident[] {
  const { state, sport } = given;
  const { goalsAreNews } = SPORT_FACTS[sport];
  const isAwarded = state.kind === 'finished' && state.ending === 'awarded';
  const score = isAwarded || !goalsAreNews ? null : scoreOf(state);
  const part = state.kind === 'playing' ? state.period : state.kind === 'finished' ? state.ending : null;
  const sided = withoutRepeatedDismissals(withSides(withoutEqual(given.incidents)));
  const settled = settledGoals(sided, { score, isShootOut: part === 'penalties' });
  const timed = sport === 'football' ? withAddedTime(settled, given) : settled;
  return withScores(inOrder(timed), score);
}
