import type { Cadence } from '../feeds/quota.ts';
import type { Age } from '../settings/pollerBinding.ts';
import type { Answer, PolledPath } from './polledPaths.ts';

/** Answers that have not changed for this long are requested less often. */
const QUIET_MS = 10 * 60_000;

/** The milliseconds between two calls of a path whose answer last changed at `changed`. */
export function intervalOf(cadence: Cadence, paceMs: number, changed: number, now: number): number {
  const { seconds, quietSeconds = seconds, cost } = cadence;
  const wanted = now - changed > QUIET_MS ? Math.max(seconds, quietSeconds) : seconds;
  return Math.max(wanted * 1000, cost * paceMs);
}

/** The longest backoff of a failing path, in milliseconds. One call for the whole site does not burden a source. */
export const MAX_BACKOFF_MS = 6_000;
export const MAX_COUNTED_BACKOFF_MS = 60_000;

/** The next call of a path. */
export interface Plan {
  cadence: Cadence;
  /** When the next call is due, milliseconds UTC. */
  due: number;
  /** Why the call is not made when it would be due; null when nothing prevents it. */
  reason: string | null;
}

/** How much an answer may exceed its interval before it counts as stale. Calls and alarms take time. */
const GRACE_MS = 5_000;

/** Scores with a longer interval are often behind. */
const SLOW_MS = 30_000;

/** The minimum time until an isolate asks for an answer again. */
const SOONEST_MS = 500;

/** The age of a path's answer at an instant (milliseconds UTC), and why it is older than it should be. */
export function ageOf(
  { refusal, flight }: Pick<PolledPath, 'refusal' | 'flight'>,
  { confirmed, changed, sentAt }: Pick<Answer, 'confirmed' | 'changed' | 'sentAt'>,
  { due, reason, cadence }: Plan,
  now: number,
): Age {
  const age = {
    ageMs: Math.max(0, now - sentAt),
    changed,
    freshMs: Math.max(SOONEST_MS, due - now),
    staleReason: null,
  };
  const usual = intervalOf(cadence, 0, changed, now) + GRACE_MS;
  if (refusal !== null || flight !== null) {
    // The isolate asks again when the answer begins to count as stale, even when the source is paused for longer.
    if (age.ageMs <= usual) return { ...age, freshMs: Math.max(SOONEST_MS, Math.min(age.freshMs, usual - age.ageMs)) };
    const detail = reason ?? 'the source takes its time';
    return { ...age, staleReason: { kind: refusal?.kind ?? 'timeout', detail } };
  }
  // Scores of running matches fall behind while the quota is short.
  const isPaced = cadence.rank !== 'other' && due - confirmed > Math.max(usual, SLOW_MS);
  return isPaced ? { ...age, staleReason: { kind: 'paced', detail: reason ?? 'the quota is spread' } } : age;
}
