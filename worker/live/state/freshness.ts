import type { CachedValue } from '../../cache/cacheTypes.ts';

const SECOND = 1000;

/** Seconds that shared caches may hold live scores: below the poll interval, so no page gets its last answer. */
export function liveMaxAge(pollSeconds: number): number {
  return Math.max(1, Math.min(4, Math.floor(pollSeconds / 2)));
}

const SILENT_MS = 20 * SECOND;

/** Whether a page shows the time of its scores: calls are paced, or the source fails for `age` (milliseconds). */
export function isBehind({ failing, paced }: Pick<CachedValue<unknown>, 'failing' | 'paced'>, age: number): boolean {
  return paced || (failing && age > SILENT_MS);
}

/** Two instants closer than this count as the same. */
const SAME_INSTANT_MS = 5 * SECOND;

/** Whether two instants (milliseconds UTC) are close enough to share a snapshot. */
export function isSameInstant(one: number, other: number): boolean {
  return Math.abs(one - other) < SAME_INSTANT_MS;
}
