import type { Result } from '../result.ts';
import type { Failure } from '../upstream/fetchJson.ts';

/** How often a path of a source may be asked (seconds between two calls), and what a call costs of its quota. */
export interface Cadence {
  seconds: number;
  cost: number;
}

interface Place<Value> {
  answer: Result<Value, Failure> | null;
  /** The last answer that was none of failure. */
  known: Value | null;
  /** The answer serves until this instant. */
  until: number;
  flight: Promise<Result<Value, Failure>> | null;
  flightAt: number;
}

/** A failure that does not say how long it lasts: many ask for one path, and each would ask again. */
const REST_MS = 5_000;

/** A call whose request was cut off may never end; nobody waits for one that began longer ago. */
const LONGEST_FLIGHT_MS = 35_000;

/**
 * What a source last answered, read into the domain, by path. Days, competitions and teams that lie in one answer share
 * one call, and a path is not asked again before its cadence allows it, nor before a refusal says so.
 */
export class Shelf<Value> {
  readonly #places = new Map<string, Place<Value>>();
  readonly #most: number;

  /** `most` is how many answers are kept; the one asked for longest ago goes first. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The answer of a path: the one on the shelf while it serves, else what `load` gives. */
  take(path: string, seconds: number, load: () => Promise<Result<Value, Failure>>): Promise<Result<Value, Failure>> {
    const place: Place<Value> = this.#places.get(path) ?? {
      answer: null,
      known: null,
      until: 0,
      flight: null,
      flightAt: 0,
    };
    this.#places.delete(path);
    this.#places.set(path, place);
    const [oldest] = this.#places.keys();
    if (this.#places.size > this.#most && oldest !== undefined) this.#places.delete(oldest);
    const now = Date.now();
    if (place.answer !== null && now < place.until) return Promise.resolve(place.answer);
    if (place.flight === null || now - place.flightAt > LONGEST_FLIGHT_MS) {
      place.flightAt = now;
      const flight = load().then((answer) => {
        const serves = answer.ok ? seconds * 1000 : (answer.error.retryAfterMs ?? REST_MS);
        Object.assign(place, { answer, known: answer.ok ? answer.value : place.known, until: Date.now() + serves });
        if (place.flight === flight) place.flight = null;
        return answer;
      });
      place.flight = flight;
    }
    return place.flight;
  }

  /** What a path last gave, however long ago; null where it gave nothing yet. */
  known(path: string): Value | null {
    return this.#places.get(path)?.known ?? null;
  }
}
