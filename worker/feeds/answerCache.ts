import { Lru } from '../base/lru.ts';
import { type Answer, failure } from '../base/result.ts';
import { type AnswerAge, loadWithAge, type UpstreamCall } from '../base/upstreamCall.ts';

class Entry<Value> {
  answer: Answer<Value> | null = null;
  /** The last successful answer. */
  known: Value | null = null;
  /** The answer’s age on arrival; null if it came directly from the source. */
  age: AnswerAge | null = null;
  /** End of the cache entry’s lifetime, milliseconds UTC. */
  until = 0;
  flight: Promise<Answer<Value>> | null = null;
  flightAt = 0;
}

/** Negative cache lifetime of a failure without `retryAfterMs`. */
const FAILURE_TTL_MS = 5_000;

/** The call of an aborted request may never end, so an older one is not joined. */
const MAX_FLIGHT_MS = 35_000;

/** Caches parsed answers by path. A path is not called again before its cadence, or a refusal’s retry time. */
export class AnswerCache<Value> {
  readonly #places: Lru<string, Entry<Value>>;
  readonly #secondsOf: (path: string) => number;

  /** `most`: how many answers to keep, by least recent use. `secondsOf`: the cadence of a path. */
  constructor(most: number, secondsOf: (path: string) => number) {
    this.#places = new Lru(most);
    this.#secondsOf = secondsOf;
  }

  /** Returns the cached answer while it is fresh; otherwise calls `load`. */
  async take(
    call: UpstreamCall,
    path: string,
    load: (call: UpstreamCall) => Promise<Answer<Value>>,
  ): Promise<Answer<Value>> {
    const entry = this.#places.use(path, () => new Entry<Value>());
    const now = Date.now();
    if (entry.answer !== null && now < entry.until) {
      if (entry.age !== null) call.addAge(entry.age);
      const { answer } = entry;
      return answer.ok ? answer : failure(answer.error.kind, answer.error.detail, entry.until - now);
    }
    if (entry.flight === null || now - entry.flightAt > MAX_FLIGHT_MS) {
      entry.flightAt = now;
      const flight = loadWithAge(load, call).then(({ result: answer, age }) => {
        const ttlMs = answer.ok ? this.#secondsOf(path) * 1000 : (answer.error.retryAfterMs ?? FAILURE_TTL_MS);
        const until = answer.ok && age !== null ? age.freshUntil : Date.now() + ttlMs;
        Object.assign(entry, { answer, age, known: answer.ok ? answer.value : entry.known, until });
        if (entry.flight === flight) entry.flight = null;
        return answer;
      });
      entry.flight = flight;
    }
    const answer = await entry.flight;
    if (entry.age !== null) call.addAge(entry.age);
    return answer;
  }

  /** The last successful answer of a path, however old; null if there is none. */
  known(path: string): Value | null {
    return this.#places.get(path)?.known ?? null;
  }
}
