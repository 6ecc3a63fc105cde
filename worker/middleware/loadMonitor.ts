/** How often the lag is looked at while requests come. */
const INTERVAL_MS = 20;

/** An isolate whose timers wait for so long has more to do than it can: requests wait as long. */
const LATE_MS = 100;
/** Below that it has room. */
const EARLY_MS = 40;

/** One long piece of work makes a timer late, too; a crowd makes all of them late for so long. */
const ONSET_MS = 1000;

/** What the share changes by at each look: quickly up, because everybody waits meanwhile, and slowly down. */
const UP = 0.2;
const DOWN = 0.01;

/**
 * How much of what comes an isolate must turn away, by how late its timers are: what waits in line before a timer waits before
 * a request as well. The share rises while timers are late and falls while they are not, so that it settles where the
 * isolate is just about busy.
 */
export class LoadMonitor {
  #share = 0;
  #lateSince: number | null = null;
  #isLooking = false;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The share that must be turned away, from 0 to 1. */
  get share(): number {
    return this.#share;
  }

  /** Looks at the lag once, unless that is under way; the promise ends with the look. */
  look(): Promise<void> | null {
    if (this.#isLooking) return null;
    this.#isLooking = true;
    const begunAt = this.#now();
    return new Promise((done) => {
      setTimeout(() => {
        this.#isLooking = false;
        const now = this.#now();
        this.note(now - begunAt - INTERVAL_MS, now);
        done();
      }, INTERVAL_MS);
    });
  }

  /** Notes by how much a timer was late. `now` in milliseconds. */
  note(lagMs: number, now: number): void {
    if (lagMs <= LATE_MS) {
      this.#lateSince = null;
      if (lagMs < EARLY_MS) this.#share = Math.max(0, this.#share - DOWN);
      return;
    }
    this.#lateSince ??= now - lagMs;
    if (this.#share > 0 || now - this.#lateSince >= ONSET_MS) this.#share = Math.min(1, this.#share + UP);
  }
}
