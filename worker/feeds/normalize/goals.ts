import type { Incident } from '../../../web/domain/eventDetail.ts';
import { isGoal } from '../../../web/domain/incidents.ts';
import type { Score, Side } from '../../../web/domain/match.ts';
import { SIDES } from '../../../web/domain/matchKinds.ts';
import { clockOf, inOrder, totalAfter } from './incidents.ts';

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The goals of a list beyond the score, on both sides together. */
export function surplusOf(incidents: readonly Incident[], score: Score): number {
  const surplus = (side: Side) => incidents.filter((each) => each.side === side && isGoal(each)).length - score[side];
  return SIDES.reduce((sum, side) => sum + Math.max(0, surplus(side)), 0);
}

/** Own goals stand with the scorer’s team or with the side that profits. The score decides. */
function withOwnGoalSides(incidents: readonly Incident[], excess: (list: readonly Incident[]) => number): Incident[] {
  let sided = [...incidents];
  for (const [index, each] of incidents.entries()) {
    if (each.kind !== 'own-goal') continue;
    const swapped = sided.with(index, { ...each, side: otherSide(each.side) });
    if (excess(swapped) < excess(sided)) sided = swapped;
  }
  return sided;
}

/** From these minutes on a goal, or a penalty in a cup without extra time, may be a kick of the shoot-out. */
const KICKS_FROM = 120;
const FULL_TIME = 90;

const isLate = (each: Incident) => clockOf(each) >= (each.kind === 'penalty' ? FULL_TIME : KICKS_FROM);

/** Goals that may be kicks of a shoot-out, the latest first. */
const kicksIn = (incidents: readonly Incident[]) => inOrder(incidents.filter(isGoal)).filter(isLate).toReversed();

/** The last goal of a side before a cancelled one, which may be the same goal. */
function cancelledIn(incidents: readonly Incident[]): Incident[] {
  const goals = inOrder(incidents.filter(isGoal));
  return incidents.flatMap((each) => {
    if (each.kind !== 'cancelled-goal') return [];
    return goals.findLast((goal) => goal.side === each.side && clockOf(goal) <= clockOf(each)) ?? [];
  });
}

/** A corrected minute is this close to the first one: of the same scorer, and of any scorer. */
const SAME_SCORER_MINUTES = 5;
const SAME_GOAL_MINUTES = 1;

const playedAt = ({ minute }: Incident) => (minute === null ? Number.NaN : minute.minute + (minute.added ?? 0));

export const nameIn = (incident: Incident) => ('player' in incident ? incident.player : null);

/** Whether two incidents name one player, by id or name. */
export function isSamePlayer(one: Incident, other: Incident): boolean {
  if (one.playerId !== undefined && other.playerId !== undefined) return one.playerId === other.playerId;
  return nameIn(one) !== null && nameIn(one) === nameIn(other);
}

/** Goals that may be corrected by another one: of likelier pairs, of earlier records and of less precise ones first. */
function correctedIn(incidents: readonly Incident[]): Incident[] {
  const goals = incidents.filter(isGoal);
  const pairs = goals.flatMap((one, index) =>
    goals.slice(index + 1).map((other) => {
      const isOfOne = isSamePlayer(one, other);
      const minutes = Math.abs(playedAt(one) - playedAt(other)) || 0;
      const isLikely = (totalAfter(one) > 0 && totalAfter(one) === totalAfter(other)) || isOfOne;
      const most = isLikely ? SAME_SCORER_MINUTES : SAME_GOAL_MINUTES;
      const isPrecise = isOfOne ? one.kind !== 'goal' && other.kind === 'goal' : other.player === null;
      return { pair: isPrecise ? [other, one] : [one, other], isLikely, isNear: minutes <= most };
    }),
  );
  const near = pairs.filter(({ isNear }) => isNear).toSorted((one, other) => +other.isLikely - +one.isLikely);
  return near.flatMap(({ pair }) => pair);
}

/**
 * The incidents with the goals that count. While a list has more goals than the score, kicks of a shoot-out, cancelled
 * and corrected goals are dropped. Nothing changes without a score.
 */
export function settledGoals(
  incidents: readonly Incident[],
  { score, isShootOut }: { score: Score | null; isShootOut: boolean },
): Incident[] {
  const isLateMiss = (each: Incident) => isShootOut && each.kind === 'missed-penalty' && clockOf(each) >= KICKS_FROM;
  let list = incidents.filter((each) => !isLateMiss(each));
  if (score === null) return list;
  const surplus = (given: readonly Incident[]) => surplusOf(given, score);
  const excess = (given: readonly Incident[]) => surplus(withOwnGoalSides(given, surplus));
  for (const candidatesOf of [isShootOut ? kicksIn : () => [], cancelledIn, correctedIn]) {
    for (;;) {
      const most = excess(list);
      if (most === 0) break;
      const dropped = candidatesOf(list).find((goal) => excess(list.filter((each) => each !== goal)) < most);
      if (dropped === undefined) break;
      list = list.filter((each) => each !== dropped);
    }
  }
  return withOwnGoalSides(list, surplus);
}
