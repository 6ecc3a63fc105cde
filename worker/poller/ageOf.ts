import type { Cadence } from '../feeds/cadence.ts';
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

/** How old the answer of a path is at an instant (milliseconds UTC), and why it is older than it should be. */
export function ageOf(
  { refusal, flight }: Pick<PolledPath, 'refusal' | 'flight'>,
  { confirmed, changed }: Pick<Answer, 'confirmed' | 'changed'>,
  { due, reason, cadence }: Plan,
  now: number,
): Age {
  const age = { ageMs: Math.max(0, now - confirmed), changed, freshMs: Math.max(500, due - now), held: null };
  const usual = intervalOf(cadence, UNSTRETCHED, changed, now) + GRACE_MS;
  if (refusal !== null || flight !== null) {
    if (age.ageMs <= usual) return age;
    const detail = reason ?? 'the source takes its time';
    return { ...age, held: { reason: refusal?.kind === 'key' ? 'refused' : 'resting', detail } };
  }
  // What tells of running matches falls behind while its quota is short.
  const isPaced = cadence.rank !== 'other' && due - confirmed > Math.max(usual, SLOW_MS);
  return isPaced ? { ...age, held: { reason: 'paced', detail: reason ?? 'the quota is spread' } } : age;
}
