import { isAwaited, quietFor } from '../../web/domain/awaited.ts';
import type { KnownMatch } from './changes.ts';

/** The longest time between two reads while no match is in play. The next kick-off can shorten it. */
const IDLE_MS = 10 * 60_000;

/** Whether a match is in play or about to begin. `now` in milliseconds UTC. */
export function isAnyAwaited(matches: readonly KnownMatch[], now: number): boolean {
  return matches.some((match) => isAwaited(match, now));
}

/**
 * When the journal reads next while pages are open: after `lookMs` (milliseconds) when a match is awaited. Instants in
 * milliseconds UTC.
 */
export function nextLookAt(matches: readonly KnownMatch[], now: number, lookMs: number): number {
  return now + (quietFor(matches, now, IDLE_MS) || lookMs);
}
