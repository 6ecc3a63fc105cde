import { Remembered } from '../base/remembered.ts';
import { type Answer, failure } from '../base/result.ts';
import { type AnswerAge, loadWithAge, type UpstreamCall } from '../base/upstreamCall.ts';

/** The lifetime of a failure without `retryAfterMs`. */
const FAILURE_TTL_MS = 5_000;

interface Given<Value> {
  answer: Answer<Value>;
  /** The answer’s age on arrival; null if it came directly from the source. */
  age: AnswerAge | null;
  until: number;
}

/** Caches parsed answers by path. A path is not called again before its cadence, or a refusal’s retry time. */
export class AnswerCache<Value> {
  readonly #answers: Remembered<Given<Value>>;
  readonly #secondsOf: (path: string) => number;

  /** `most`: how many answers to keep, by least recent use. `secondsOf`: the cadence of a path. */
  constructor(most: number, secondsOf: (path: string) => number) {
    this.#answers = new Remembered(most);
    this.#secondsOf = secondsOf;
  }

  /** Returns the cached answer while it is fresh; otherwise calls `load`. */
  async take(
    call: UpstreamCall,
    path: string,
    load: (call: UpstreamCall) => Promise<Answer<Value>>,
  ): Promise<Answer<Value>> {
    const { answer, age, until } = await this.#answers.take(path, async () => {
      const { result, age } = await loadWithAge(load, call);
      const ttlMs = result.ok ? this.#secondsOf(path) * 1000 : (result.error.retryAfterMs ?? FAILURE_TTL_MS);
      const until = result.ok && age !== null ? age.freshUntil : Date.now() + ttlMs;
      return { value: { answer: result, age, until }, until };
    });
    if (age !== null) call.addAge(age);
    return answer.ok ? answer : failure(answer.error.kind, answer.error.detail, Math.max(0, until - Date.now()));
  }
}
