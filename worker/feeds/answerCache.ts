import { perKey } from '../base/memo.ts';
import { Remembered } from '../base/remembered.ts';
import { type Answer, failure, ok } from '../base/result.ts';
import { type AnswerAge, loadWithAge, type UpstreamCall } from '../base/upstreamCall.ts';

/** The lifetime of a failure without `retryAfterMs`. */
const FAILURE_TTL_MS = 5_000;

/** An answer and its age on arrival; null if it came directly from the source. */
interface Given<Value> {
  answer: Answer<Value>;
  age: AnswerAge | null;
  until: number;
}

type Load<Value, Of extends unknown[]> = (call: UpstreamCall, path: string, ...of: Of) => Promise<Answer<Value>>;

/**
 * Returns a `load` that caches parsed answers by path: the `max` that were used last. A path is not called again before
 * its cadence (`secondsOf`), or a refusal’s retry time.
 */
export function answerCache<Value, Of extends unknown[] = []>(
  max: number,
  secondsOf: (path: string) => number,
  load: Load<Value, Of>,
): Load<Value, Of> {
  const answers = new Remembered<Given<Value>>(max);
  return async (call, path, ...of) => {
    const { answer, age, until } = await answers.take(path, async () => {
      const { result, age } = await loadWithAge((loading) => load(loading, path, ...of), call);
      const ttlMs = result.ok ? secondsOf(path) * 1000 : (result.error.retryAfterMs ?? FAILURE_TTL_MS);
      const until = result.ok && age !== null ? age.freshUntil : Date.now() + ttlMs;
      return { value: { answer: result, age, until }, until };
    });
    if (age !== null) call.addAge(age);
    return answer.ok ? answer : failure(answer.error.kind, answer.error.detail, Math.max(0, until - Date.now()));
  };
}

/** Like `load`, but what cannot be loaded again is given as it came last, with its age: the `max` paths used last. */
export function orLast<Value extends object, Of extends unknown[]>(
  max: number,
  load: Load<Value, Of>,
): Load<Value, Of> {
  const lastOf = perKey<string, { known: { value: Value; at: number } | null }>(max, () => ({ known: null }));
  return async (call, path, ...of) => {
    const { result: answer, age } = await loadWithAge((own) => load(own, path, ...of), call);
    if (age !== null) call.addAge(age);
    const last = lastOf(path);
    if (answer.ok) {
      if (last.known?.value !== answer.value) last.known = { value: answer.value, at: age?.at ?? Date.now() };
      return answer;
    }
    const { known } = last;
    if (known === null) return answer;
    const freshUntil = Date.now() + (answer.error.retryAfterMs ?? 0);
    call.addAge({ at: known.at, first: known.at, freshUntil, staleReason: answer.error });
    return ok(known.value);
  };
}
