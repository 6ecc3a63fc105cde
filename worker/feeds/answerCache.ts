import { BoundedMap } from '../base/boundedMap.ts';
import type { Result } from '../base/result.ts';
import type { Failure } from '../upstream/failure.ts';
import { type AnswerAge, type Inquiry, inquire } from '../upstream/inquiry.ts';

interface Place<Value> {
  answer: Result<Value, Failure> | null;
  /** The last answer that was none of failure. */
  known: Value | null;
  /** How old the answer was when it came; null where it came from the source itself. */
  age: AnswerAge | null;
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
export class AnswerCache<Value> {
  readonly #places: BoundedMap<string, Place<Value>>;

  /** `most` is how many answers are kept; the one asked for longest ago goes first. */
  constructor(most: number) {
    this.#places = new BoundedMap(most);
  }

  /** The answer of a path: the last one while it serves, else what `load` gives. */
  async take(
    inquiry: Inquiry,
    path: string,
    seconds: number,
    load: (inquiry: Inquiry) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> {
    const place = this.#places.use(path, () => ({
      answer: null,
      known: null,
      age: null,
      until: 0,
      flight: null,
      flightAt: 0,
    }));
    const now = Date.now();
    if (place.answer !== null && now < place.until) {
      if (place.age !== null) inquiry.note(place.age);
      return place.answer;
    }
    if (place.flight === null || now - place.flightAt > LONGEST_FLIGHT_MS) {
      place.flightAt = now;
      const flight = inquire(load, inquiry).then(({ result: answer, age }) => {
        const serves = answer.ok ? seconds * 1000 : (answer.error.retryAfterMs ?? REST_MS);
        const until = answer.ok && age !== null ? age.until : Date.now() + serves;
        Object.assign(place, { answer, age, known: answer.ok ? answer.value : place.known, until });
        if (place.flight === flight) place.flight = null;
        return answer;
      });
      place.flight = flight;
    }
    const answer = await place.flight;
    if (place.age !== null) inquiry.note(place.age);
    return answer;
  }

  /** What a path last gave, however long ago; null where it gave nothing yet. */
  known(path: string): Value | null {
    return this.#places.get(path)?.known ?? null;
  }
}
