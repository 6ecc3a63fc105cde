import type { Cadence } from '../feeds/cadence.ts';
import type { RefusalKind } from '../feeds/quota.ts';
import type { Failure } from '../upstream/failure.ts';
import type { Age } from '../upstream/pollerBinding.ts';
import { intervalOf, UNLIMITED } from './pacing.ts';
import type { Answer, PolledPath } from './polledPaths.ts';

/** The next call of a path. */
export interface Plan {
  cadence: Cadence;
  /** When the next call is due, milliseconds UTC. */
  due: number;
  /** Why the call is not made when it would be due; null when nothing prevents it. */
  reason: string | null;
}

/** How much an answer may exceed its interval before it counts as held. Calls and alarms take time. */
const GRACE_MS = 5_000;

/** Scores with a longer interval are often behind. */
const SLOW_MS = 30_000;

/** The minimum time until an isolate asks for an answer again. */
const SOONEST_MS = 500;

/**
 * The failure that `/api/health` and visitors see for a held answer: the cause at the source, not that its calls are
 * paused.
 */
const FAILURE_OF: Readonly<Record<RefusalKind, Failure['kind']>> = {
  quota: 'quota',
  key: 'refused',
  plan: 'excluded',
  missing: 'missing',
  'too-large': 'too-large',
  silent: 'timeout',
  fault: 'status',
};

/** The age of a path's answer at an instant (milliseconds UTC), and why it is older than it should be. */
export function ageOf(
  { refusal, flight }: Pick<PolledPath, 'refusal' | 'flight'>,
  { confirmed, changed }: Pick<Answer, 'confirmed' | 'changed'>,
  { due, reason, cadence }: Plan,
  now: number,
): Age {
  const age = { ageMs: Math.max(0, now - confirmed), changed, freshMs: Math.max(SOONEST_MS, due - now), held: null };
  const usual = intervalOf(cadence, UNLIMITED, changed, now) + GRACE_MS;
  if (refusal !== null || flight !== null) {
    // The isolate asks again when the answer begins to count as held, even when the source is paused for longer.
    if (age.ageMs <= usual) return { ...age, freshMs: Math.max(SOONEST_MS, Math.min(age.freshMs, usual - age.ageMs)) };
    const detail = reason ?? 'the source takes its time';
    return { ...age, held: { reason: FAILURE_OF[refusal?.kind ?? 'silent'], detail } };
  }
  // Scores of running matches fall behind while the quota is short.
  const isPaced = cadence.rank !== 'other' && due - confirmed > Math.max(usual, SLOW_MS);
  return isPaced ? { ...age, held: { reason: 'paced', detail: reason ?? 'the quota is spread' } } : age;
}
