import { withTimeout } from './withTimeout.ts';

/** Work of a request that was cut off may never end; its turn is over after so long. */
const LONGEST_TURN_MS = 10_000;

/**
 * Has work that takes much memory wait until there is room for it: a list of thousands of matches takes many times its size
 * while it is read, and somebody may ask for many days at once.
 */
export class Turns {
  readonly #most: number;
  readonly #underWay = new Set<Promise<unknown>>();

  /** `most`: how many pieces of work go on at the same time. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Does the work when it is its turn. */
  async take<Value>(work: () => Promise<Value>): Promise<Value> {
    while (this.#underWay.size >= this.#most) await withTimeout(Promise.race(this.#underWay), LONGEST_TURN_MS);
    const asked = work();
    const turn: Promise<unknown> = withTimeout(asked, LONGEST_TURN_MS)
      .catch(() => undefined)
      .finally(() => this.#underWay.delete(turn));
    this.#underWay.add(turn);
    return await asked;
  }
}
