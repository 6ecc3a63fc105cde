import type { CallRate } from '../base/callRate.ts';

/** The key of the site's own calls, which go first. */
const SITE = '';

/**
 * Shares a rate of calls between visitors' networks. While calls are short, waiting networks take turns, however many
 * calls each has. Needs a Durable Object, where the timer of one request can serve others.
 */
export class FairCalls {
  readonly #rate: CallRate;
  /** The waiting calls by network; the first network is served next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isScheduled = false;

  constructor(rate: CallRate) {
    this.#rate = rate;
  }

  /**
   * Waits at most `waitMs` milliseconds for a call; false when none became free. `network` is null for the site
   * itself.
   */
  async take(network: string | null, waitMs: number): Promise<boolean> {
    const wait = this.#waiting.size === 0 ? this.#rate.take(Date.now()) : waitMs;
    if (wait === 0) return true;
    const name = network ?? SITE;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#remove(name, grant);
        resolve(false);
      }, waitMs);
      const grant = () => {
        clearTimeout(timer);
        resolve(true);
      };
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), grant]);
      this.#serveIn(Math.min(wait, waitMs));
    });
  }

  #remove(name: string, grant: () => void): void {
    const left = (this.#waiting.get(name) ?? []).filter((each) => each !== grant);
    if (left.length === 0) this.#waiting.delete(name);
    else this.#waiting.set(name, left);
  }

  #serveIn(ms: number): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => {
      this.#isScheduled = false;
      this.#serve();
    }, ms);
  }

  #serve(): void {
    for (;;) {
      const [first] = this.#waiting.has(SITE) ? [SITE] : this.#waiting.keys();
      if (first === undefined) return;
      const wait = this.#rate.take(Date.now());
      if (wait > 0) {
        this.#serveIn(wait);
        return;
      }
      const [next, ...others] = this.#waiting.get(first) ?? [];
      this.#waiting.delete(first);
      if (others.length > 0) this.#waiting.set(first, others);
      next?.();
    }
  }
}
