import { isAwaited } from '../../web/push/patch.ts';
import type { KnownMatch } from './changes.ts';

/** While nothing runs the journal looks again when the next match is about to, and after this at the latest. */
const IDLE_MS = 10 * 60_000;
const SOON_MS = 10 * 60_000;

/** When the journal looks again by itself, while pages look: after `lookMs` where something runs. All in milliseconds UTC. */
export function nextLookAt(matches: readonly KnownMatch[], now: number, lookMs: number): number {
  if (matches.some((match) => isAwaited(match, now))) return now + lookMs;
  const next = matches.map(({ kickOff }) => kickOff - SOON_MS).filter((each) => each > now);
  return Math.min(now + IDLE_MS, ...next);
}
