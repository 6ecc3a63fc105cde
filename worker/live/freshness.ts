import type { Known } from '../cache/reading.ts';

const SECOND = 1000;

/**
 * How long shared caches may hold live scores, in seconds. It is shorter than the poll interval, so no page gets its
 * own last answer again.
 */
export function heldSeconds(pollSeconds: number): number {
  return Math.max(1, Math.min(4, Math.floor(pollSeconds / 2)));
}

const SILENT_MS = 20 * SECOND;

/**
 * Whether a page shows the time of its scores. True when calls of the source are paced, or when it fails and confirmed
 * nothing for `age` (milliseconds).
 */
export function isBehind({ failing, paced }: Pick<Known<unknown>, 'failing' | 'paced'>, age: number): boolean {
  return paced || (failing && age > SILENT_MS);
}

/** Two instants closer than this count as the same. */
const SAME_INSTANT_MS = 5 * SECOND;

/** Whether two instants (milliseconds UTC) are close enough to share a snapshot. */
export function isSameInstant(one: number, other: number): boolean {
  return Math.abs(one - other) < SAME_INSTANT_MS;
}
