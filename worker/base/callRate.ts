const SECOND_MS = 1_000;
/** The size of the bucket, in seconds of the rate. */
const BURST_SECONDS = 3;

/** A rate of calls, as a token bucket. */
export class CallRate {
  readonly #perSecond: number;
  readonly #most: number;
  #tokens: number;
  #filledAt: number | null = null;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#most = BURST_SECONDS * perSecond;
    this.#tokens = this.#most;
  }

  /** Takes a call at `now` (milliseconds UTC); false when none is left but the reserved share of the bucket. */
  take(now: number, reserved = 0): boolean {
    const passed = Math.max(0, now - (this.#filledAt ?? now));
    this.#tokens = Math.min(this.#most, this.#tokens + (passed / SECOND_MS) * this.#perSecond);
    this.#filledAt = now;
    if (this.#tokens < 1 + reserved * this.#most) return false;
    this.#tokens -= 1;
    return true;
  }
}
