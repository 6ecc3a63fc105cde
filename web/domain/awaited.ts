import { isTimed, isUnderWay, type Match, phaseOf } from './match.ts';

const SOON_MS = 10 * 60_000;
/** A match that should have begun so long ago is not waited for any more. */
const OVERDUE_MS = 3 * 60 * 60_000;

type Timed = Pick<Match, 'state' | 'sport' | 'kickOff'>;

// Milliseconds until a match is about to begin: 0 from then until it has ended.
function restOf(match: Timed, now: number): number {
  if (isUnderWay(match)) return 0;
  const until = match.kickOff - now;
  const isToCome = phaseOf(match) === 'upcoming' && isTimed(match) && until > -OVERDUE_MS;
  return isToCome ? Math.max(0, until - SOON_MS) : Number.POSITIVE_INFINITY;
}

/** Whether a match runs, or begins within ten minutes. `now` in milliseconds UTC. */
export function isAwaited(match: Timed, now: number): boolean {
  return restOf(match, now) === 0;
}

/**
 * For how many milliseconds from an instant (milliseconds UTC) on none of the matches is awaited: 0 while one is, or where nobody
 * knows them all, and `most` at most.
 */
export function quietFor(matches: readonly Timed[] | undefined, now: number, most: number): number {
  if (matches === undefined) return 0;
  let quiet = most;
  for (const match of matches) quiet = Math.min(quiet, restOf(match, now));
  return quiet;
}
