import { isKnockOut } from './course.ts';
import { expectedScore } from './expectation.ts';
import { type FootballClock, type Half, instantIn } from './footballClock.ts';
import { leagueGoals } from './leagueGoals.ts';
import type { Match } from './match.ts';
import type { Random } from './seed.ts';
import type { Side } from './story.ts';

export type MomentKind =
  | 'goal'
  | 'penalty'
  | 'ownGoal'
  | 'missedPenalty'
  | 'cancelledGoal'
  | 'yellow'
  | 'red'
  | 'substitution';

/** Something that happens in a match, before it is known to whom. */
export interface Moment {
  readonly half: Half;
  readonly second: number;
  readonly at: number;
  readonly side: Side;
  readonly kind: MomentKind;
}

const SIDES: readonly Side[] = ['home', 'away'];
/** The share of ninety minutes' goals that falls into each half of a cup match, extra time included. */
const GOAL_SHARE = [0.46, 0.54, 0.16, 0.17];
/** How long a goal can stand before the video referee takes it back. */
export const MAX_REVIEW = 180;

function lengthOf(half: Half): number {
  return (half.minutes + half.added) * 60;
}

function momentIn(half: Half, side: Side, kind: MomentKind, random: Random, from = 25, spare = 30): Moment {
  const second = random.whole(from, lengthOf(half) - spare);
  return { half, second, at: instantIn(half, second), side, kind };
}

function goalKind(random: Random): MomentKind {
  const dice = random.next();
  return dice < 0.085 ? 'penalty' : dice < 0.115 ? 'ownGoal' : 'goal';
}

/** Takes goals away from whoever leads until the halves end level. */
function levelled(goals: readonly Moment[]): Moment[] {
  const kept = { home: goals.filter(({ side }) => side === 'home'), away: goals.filter(({ side }) => side === 'away') };
  const each = Math.min(kept.home.length, kept.away.length);
  return [...kept.home.slice(0, each), ...kept.away.slice(0, each)];
}

function isLevel(goals: readonly Moment[]): boolean {
  return goals.filter(({ side }) => side === 'home').length * 2 === goals.length;
}

function goalsOf(match: Match, clock: FootballClock, random: Random): Moment[] {
  const expected = expectedScore(match);
  const told = isKnockOut(match.tournament) ? [] : leagueGoals(match);
  const drawn = clock.halves.map((half, order) =>
    SIDES.flatMap((side) =>
      Array.from({ length: told[order]?.[side] ?? random.poisson(expected[side] * (GOAL_SHARE[order] ?? 0)) }, () =>
        momentIn(half, side, goalKind(random), random),
      ),
    ),
  );
  const regular = drawn.slice(0, 2).flat();
  const extra = drawn.slice(2).flat();
  const stronger: Side = random.next() < expected.home / (expected.home + expected.away) ? 'home' : 'away';
  const lastHalf = clock.halves.at(-1);
  if (!lastHalf) return [];
  const winner = () => momentIn(lastHalf, stronger, 'goal', random, 60);
  switch (match.course) {
    case 'extraTime':
      return [...levelled(regular), ...extra, ...(isLevel(extra) ? [winner()] : [])];
    case 'shootOut':
      return [...levelled(regular), ...levelled(extra)];
    default:
      return isKnockOut(match.tournament) && isLevel(regular) ? [...regular, winner()] : regular;
  }
}

function cardsAndMisses(half: Half, order: number, random: Random): Moment[] {
  const yellows = [0.7, 1.25, 0.3, 0.4][order] ?? 0;
  return SIDES.flatMap((side) => [
    ...Array.from({ length: random.poisson(yellows) }, () => momentIn(half, side, 'yellow', random, 180)),
    ...(random.chance(order === 1 ? 0.035 : 0.012) ? [momentIn(half, side, 'red', random, 600)] : []),
    ...(random.chance(0.025) ? [momentIn(half, side, 'missedPenalty', random, 240)] : []),
  ]);
}

function substitutions(half: Half, order: number, random: Random): Moment[] {
  if (order === 0)
    return SIDES.flatMap((side) => (random.chance(0.12) ? [momentIn(half, side, 'substitution', random, 900)] : []));
  if (order > 1)
    return SIDES.flatMap((side) => (random.chance(0.4) ? [momentIn(half, side, 'substitution', random)] : []));
  return SIDES.flatMap((side) => {
    const windows = [random.chance(0.25) ? 1 : 600, random.whole(660, 1500), random.whole(1560, 2580)];
    return Array.from({ length: random.whole(3, 5) }, (): Moment => {
      const second = random.pick(windows) + random.whole(0, 3);
      return { half, second, at: instantIn(half, second), side, kind: 'substitution' };
    });
  });
}

/** Goals that are given and then taken back, where nothing else happens to the score meanwhile. */
function reviews(clock: FootballClock, goals: readonly Moment[], random: Random): Moment[] {
  return clock.halves.flatMap((half) =>
    SIDES.flatMap((side) => {
      if (!random.chance(0.045)) return [];
      const moment = momentIn(half, side, 'cancelledGoal', random, 25, MAX_REVIEW + 60);
      const busy = goals.some(({ at }) => Math.abs(at - moment.at) < (MAX_REVIEW + 60) * 1000);
      return busy ? [] : [moment];
    }),
  );
}

/** All that happens in a football match, in the order of time, until play ends. */
export function footballMoments(match: Match, clock: FootballClock, random: Random): Moment[] {
  const goals = goalsOf(match, clock, random);
  const moments = [
    ...goals,
    ...reviews(clock, goals, random).slice(0, 1),
    ...clock.halves.flatMap((half, order) => [
      ...cardsAndMisses(half, order, random),
      ...substitutions(half, order, random),
    ]),
  ];
  const spare = (moment: Moment) => (moment.kind === 'cancelledGoal' ? (MAX_REVIEW + 30) * 1000 : 30_000);
  return moments
    .filter((moment) => moment.at + spare(moment) <= clock.end || clock.end === moment.half.to)
    .sort((a, b) => a.at - b.at);
}
