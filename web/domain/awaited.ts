import { isTimed } from './kickOff.ts';
import { isUnderWay, type Match, phaseOf } from './match.ts';

const SOON_MS = 10 * 60_000;
/** After this delay a match is no longer expected to kick off. */
const OVERDUE_MS = 3 * 60 * 60_000;

type Timed = Pick<Match, 'state' | 'sport' | 'kickOff' | 'untimed'>;

// Milliseconds until ten minutes before kick-off: 0 from then until full time, infinite after that.
function msUntilAwaited(match: Timed, now: number): number {
  if (isUnderWay(match)) return 0;
  const until = match.kickOff - now;
  const isToCome = phaseOf(match) === 'upcoming' && isTimed(match) && until > -OVERDUE_MS;
  return isToCome ? Math.max(0, until - SOON_MS) : Number.POSITIVE_INFINITY;
}

/** Whether a match runs, or begins within ten minutes. `now` in milliseconds UTC. */
export function isAwaited(match: Timed, now: number): boolean {
  return msUntilAwaited(match, now) === 0;
}

/** Milliseconds from `now` until a match is awaited, at most `most`; 0 for an unknown list. */
export function quietFor(matches: readonly Timed[] | undefined, now: number, most: number): number {
  if (matches === undefined) return 0;
  let quiet = most;
  for (const match of matches) quiet = Math.min(quiet, msUntilAwaited(match, now));
  return quiet;
}
