const SECOND_MS = 1_000;
/** The size of the bucket, in seconds of the rate. */
const BURST_SECONDS = 3;

/** A rate of calls, as a token bucket. */
export class CallRate {
  readonly #perSecond: number;
  #tokens: number;
  #filledAt: number | null = null;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#tokens = BURST_SECONDS * perSecond;
  }

  /** Takes a call at `now` (milliseconds UTC). Returns 0, or the milliseconds until the next try. */
  take(now: number): number {
    const passed = Math.max(0, now - (this.#filledAt ?? now));
    const size = BURST_SECONDS * this.#perSecond;
    this.#tokens = Math.min(size, this.#tokens + (passed / SECOND_MS) * this.#perSecond);
    this.#filledAt = now;
    if (this.#tokens < 1) return Math.ceil(((1 - this.#tokens) / this.#perSecond) * SECOND_MS);
    this.#tokens -= 1;
    return 0;
  }
}
