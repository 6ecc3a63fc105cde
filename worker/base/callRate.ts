import { countLimit } from './limitCount.ts';

/** A rate of calls, as a token bucket: it starts full. */
export class CallRate {
  readonly #name: string;
  readonly #max: number;
  readonly #perMs: number;
  #tokens: number;
  #filledAt: number | null = null;

  /** `name`: for operators. `max`: the size of a burst, and the number of calls that `perMs` milliseconds add. */
  constructor(name: string, max: number, perMs = 60_000) {
    this.#name = name;
    this.#max = max;
    this.#perMs = perMs;
    this.#tokens = max;
  }

  /** Takes a call at `now` (milliseconds UTC); false when none is left but the reserved share of the bucket. */
  take(now: number, reserved = 0): boolean {
    const isFree = this.waitMs(now, reserved) <= 0;
    if (isFree) this.#tokens -= 1;
    countLimit(this.#name, Math.floor(this.#max), isFree ? { served: 1 } : { cut: 1 });
    return isFree;
  }

  /** The milliseconds until the next call is free. */
  waitMs(now: number, reserved = 0): number {
    const passed = Math.max(0, now - (this.#filledAt ?? now));
    this.#tokens = Math.min(this.#max, this.#tokens + (passed * this.#max) / this.#perMs);
    this.#filledAt = now;
    return Math.round(((1 + reserved * this.#max - this.#tokens) * this.#perMs) / this.#max);
  }
}
