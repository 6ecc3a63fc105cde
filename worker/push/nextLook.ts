import { isAwaited, quietFor } from '../../web/domain/awaited.ts';
import type { KnownMatch } from './changes.ts';

/** While nothing runs the journal looks again when the next match is about to, and after this at the latest. */
const IDLE_MS = 10 * 60_000;

/** Whether a match runs, or is about to: pages wait to be told of it. `now` in milliseconds UTC. */
export function isAnyAwaited(matches: readonly KnownMatch[], now: number): boolean {
  return matches.some((match) => isAwaited(match, now));
}

/** When the journal looks again by itself, while pages look: after `lookMs` where something runs. All in milliseconds UTC. */
export function nextLookAt(matches: readonly KnownMatch[], now: number, lookMs: number): number {
  return now + (quietFor(matches, now, IDLE_MS) || lookMs);
}
