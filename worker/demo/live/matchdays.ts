import { weekdayOf } from './calendar.ts';
import type { Tournament } from './catalog.ts';
import { isInternational } from './course.ts';
import { fraction } from './seed.ts';

/** Days of the week (1 is Monday) on which a competition likes to play: teams rest between them. */
const WEEKEND_FIRST: readonly (readonly number[])[] = [
  [6, 3],
  [6, 2],
  [7, 4],
  [7, 3],
];
const ANY_DAYS: readonly (readonly number[])[] = [...WEEKEND_FIRST, [5, 1], [5, 2], [1, 4]];
const CUP_DAYS: readonly (readonly number[])[] = [
  [2, 4],
  [3, 6],
  [4, 7],
];
const CONTINENTAL_DAYS: readonly number[] = [2, 3, 4];

const STRONG_LEAGUE = 1;

function matchdaysOf(tournament: Tournament): readonly number[] {
  if (tournament.kind === 'cup' && isInternational(tournament)) return CONTINENTAL_DAYS;
  const strong = tournament.weight >= STRONG_LEAGUE;
  const patterns = tournament.kind === 'cup' ? CUP_DAYS : strong ? WEEKEND_FIRST : ANY_DAYS;
  return patterns[Math.floor(fraction(`matchdays|${tournament.id}`) * patterns.length)] ?? [6];
}

/** How gladly a date takes matches of a competition: by its importance, and far more so on its days of the week. */
export function appealOf(tournament: Tournament, day: number): number {
  const usual = matchdaysOf(tournament).includes(weekdayOf(day));
  return tournament.weight * (usual ? 1 : tournament.kind === 'cup' ? 0.003 : 0.03);
}

/** Whether a league plays on a date, or leaves its clubs a day's rest on both sides of it. */
export function isRested(league: Tournament | undefined, day: number): boolean {
  if (!league) return true;
  const days = matchdaysOf(league);
  return days.includes(weekdayOf(day)) || ![day - 1, day + 1].some((near) => days.includes(weekdayOf(near)));
}
