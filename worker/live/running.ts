import type { Lifetime } from '../cache/reading.ts';

const SECOND = 1000;

/**
 * How long scores of matches that run now serve, for pages that ask every `pollSeconds`. A lone viewer's next question
 * waits for a new answer instead of getting the one before it; where many look, somebody has always asked already.
 */
export function runningLifetime(pollSeconds: number): Lifetime {
  return {
    fresh: Math.min(5, pollSeconds * 0.5) * SECOND,
    usable: Math.min(8, pollSeconds * 0.8) * SECOND,
    keep: 12 * 60 * 60 * SECOND,
  };
}

/** How long caches on the way may hold live scores (seconds): never so long that a page is given its own last answer. */
export function heldSeconds(pollSeconds: number): number {
  return Math.max(1, Math.min(4, Math.floor(pollSeconds / 2)));
}

/** A page says how old its scores are when their source has confirmed nothing for so long, in milliseconds. */
export const SILENT_MS = 20 * SECOND;
