import type { Known } from '../cache/reading.ts';

const SECOND = 1000;

/** How long caches on the way may hold live scores (seconds): never so long that a page is given its own last answer. */
export function heldSeconds(pollSeconds: number): number {
  return Math.max(1, Math.min(4, Math.floor(pollSeconds / 2)));
}

const SILENT_MS = 20 * SECOND;

/**
 * Whether a page says of what time its scores are: when their source has confirmed nothing for `age` (milliseconds) and
 * fails, or is asked so seldom that they are often behind.
 */
export function isBehind({ failing, paced }: Pick<Known<unknown>, 'failing' | 'paced'>, age: number): boolean {
  return paced || (failing && age > SILENT_MS);
}

/** Two looks at one instant, one clock's difference from another, are apart by less than this. */
const SAME_INSTANT_MS = 5 * SECOND;

/** Whether what was made of scores of one instant is true of the same scores of another, milliseconds UTC. */
export function isSameInstant(one: number, other: number): boolean {
  return Math.abs(one - other) < SAME_INSTANT_MS;
}
