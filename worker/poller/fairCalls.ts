import type { CallRate } from '../base/callRate.ts';

/** The site's own calls, which go first. */
const SITE = '';

/**
 * Shares a rate of calls between networks of visitors: while calls are short each network that waits gets one in turn,
 * however many of its calls wait. For one Durable Object: a timer of one request serves the others too.
 */
export class FairCalls {
  readonly #rate: CallRate;
  /** By network; the first one is served next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isScheduled = false;

  constructor(rate: CallRate) {
    this.#rate = rate;
  }

  /** Waits for a call, at most `waitMs` milliseconds; false where none came free. `network` is null for the site itself. */
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
