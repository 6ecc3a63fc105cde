import type { Cadence } from '../feeds/cadence.ts';
import type { RefusalKind } from '../feeds/quota.ts';
import type { Failure } from '../upstream/failure.ts';
import { intervalOf, UNSTRETCHED } from './pacing.ts';
import type { Answer, PolledPath } from './polledPaths.ts';
import type { Age } from './protocol.ts';

/** When a path is called next. */
export interface Plan {
  cadence: Cadence;
  /** The next call is due at this instant, milliseconds UTC. */
  due: number;
  /** Why it can't be made then; null where it can. */
  reason: string | null;
}

/** How much older than its interval an answer may be before it counts as held: calls and wakings take their time. */
const GRACE_MS = 5_000;

/** Scores that are asked for less often than this are often behind. */
const SLOW_MS = 30_000;

/** An answer is asked for again after this at the soonest. */
const SOONEST_MS = 500;

/** What whoever runs the site, and visitors, are told of an answer that is held: what the source did, not that it is left alone. */
const FAILURE_OF: Readonly<Record<RefusalKind, Failure['kind']>> = {
  quota: 'quota',
  key: 'refused',
  plan: 'excluded',
  missing: 'missing',
  'too-large': 'too-large',
  silent: 'timeout',
  fault: 'status',
};

/** How old the answer of a path is at an instant (milliseconds UTC), and why it is older than it should be. */
export function ageOf(
  { refusal, flight }: Pick<PolledPath, 'refusal' | 'flight'>,
  { confirmed, changed }: Pick<Answer, 'confirmed' | 'changed'>,
  { due, reason, cadence }: Plan,
  now: number,
): Age {
  const age = { ageMs: Math.max(0, now - confirmed), changed, freshMs: Math.max(SOONEST_MS, due - now), held: null };
  const usual = intervalOf(cadence, UNSTRETCHED, changed, now) + GRACE_MS;
  if (refusal !== null || flight !== null) {
    // Who has it asks again when it begins to count as held, however long the source is left alone.
    if (age.ageMs <= usual) return { ...age, freshMs: Math.max(SOONEST_MS, Math.min(age.freshMs, usual - age.ageMs)) };
    const detail = reason ?? 'the source takes its time';
    return { ...age, held: { reason: FAILURE_OF[refusal?.kind ?? 'silent'], detail } };
  }
  // What tells of running matches falls behind while its quota is short.
  const isPaced = cadence.rank !== 'other' && due - confirmed > Math.max(usual, SLOW_MS);
  return isPaced ? { ...age, held: { reason: 'paced', detail: reason ?? 'the quota is spread' } } : age;
}
