/** The shortest and the longest pause of an isolate between two questions, in milliseconds. */
const MIN_MS = 500;
const MAX_MS = 10_000;

/** The questions that leave one object room for its other work. */
const MAX_PER_SECOND = 300;

const pauseFor = (isolates: number) => Math.min(MAX_MS, Math.max(MIN_MS, (isolates * 1000) / MAX_PER_SECOND));

/**
 * Spreads the questions of isolates for newest states: each answer says when to ask again. The more isolates are busy, the
 * longer each of them pauses, so that all together stay below what one object can take.
 */
export class AskPause {
  #pauseMs = MIN_MS;
  #from = 0;
  /** The isolates that asked since then: within a pause each asks once. */
  #isolates = 0;

  /** Counts a question at `now` (milliseconds UTC). Returns the pause until this isolate's next one, in milliseconds. */
  next(now: number): number {
    if (now - this.#from >= this.#pauseMs) {
      this.#pauseMs = pauseFor(this.#isolates);
      [this.#from, this.#isolates] = [now, 0];
    }
    this.#isolates += 1;
    const pauseMs = Math.max(this.#pauseMs, pauseFor(this.#isolates));
    if (pauseMs === MIN_MS) return pauseMs;
    // Isolates that started together must not go on asking together: golden steps spread them evenly around the pause.
    return pauseMs * (0.75 + ((this.#isolates * 0.618) % 1) / 2);
  }
}
