import { isInternational, type Tournament } from './catalog.ts';
import type { Course } from './match.ts';
import type { Random } from './seed.ts';

export function isKnockOut(tournament: Tournament): boolean {
  return tournament.kind === 'cup' && !isInternational(tournament);
}

/** Whether a competition is a cup whose teams first play rounds in groups, or in one league phase. */
export function hasGroups(tournament: Tournament): boolean {
  return tournament.kind === 'cup' && isInternational(tournament);
}

const FOOTBALL_ODDITIES: readonly (readonly [Course, number])[] = [
  ['delayed', 0.02],
  ['awaitingInfo', 0.015],
  ['postponed', 0.014],
  ['interrupted', 0.006],
  ['cancelled', 0.003],
  ['abandoned', 0.004],
  ['awarded', 0.003],
  ['toFinish', 0.003],
];

const OTHER_ODDITIES: readonly (readonly [Course, number])[] = [
  ['postponed', 0.015],
  ['delayed', 0.01],
  ['cancelled', 0.003],
];

/** Whether the demonstration knows all rounds of a competition’s season. */
export function hasCalendar(tournament: Tournament): boolean {
  return tournament.sport === 'football' && tournament.senior && !isKnockOut(tournament);
}

/** The courses of a match that is put off, called off, broken off or decided by a verdict. */
export const UNPLAYED: ReadonlySet<Course> = new Set(['postponed', 'cancelled', 'abandoned', 'toFinish', 'awarded']);

/** What kind of day an ordinary match gets: nearly always a normal one. */
export function drawCourse(tournament: Tournament, random: Random): Course {
  let dice = random.next();
  for (const [course, share] of tournament.sport === 'football' ? FOOTBALL_ODDITIES : OTHER_ODDITIES) {
    if (dice < share) return course;
    dice -= share;
  }
  if (tournament.sport !== 'football' || !isKnockOut(tournament)) return 'normal';
  const ending = random.next();
  return ending < 0.1 ? 'extraTime' : ending < 0.2 ? 'shootOut' : 'normal';
}

/** One match each of these is part of every date, so that each status of the feed occurs on it. */
export const DAILY_FOOTBALL: readonly { readonly course: Course; readonly from: number; readonly to: number }[] = [
  { course: 'awarded', from: 300, to: 1065 },
  { course: 'toFinish', from: 240, to: 1140 },
];

export const DAILY_OTHERS: readonly { readonly course: Course; readonly from: number; readonly to: number }[] = [
  { course: 'overtime', from: 60, to: 1170 },
  { course: 'postponed', from: 240, to: 1320 },
  { course: 'cancelled', from: 240, to: 1320 },
];

const CUP_ROUNDS = ['Round of 64', 'Round of 32', 'Round of 16', 'Quarter-finals', 'Semi-finals'] as const;

export function drawCupRound(random: Random): string {
  return CUP_ROUNDS[random.whole(1, 3)] ?? CUP_ROUNDS[2];
}
