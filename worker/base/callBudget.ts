const MINUTE_MS = 60_000;

/** Limits calls in any sliding minute, counted in memory. */
export class CallBudget {
  readonly #most: number;
  /** Times of the last minute’s calls, oldest first. */
  #calls: number[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** The earliest time for a call in milliseconds UTC; `now` if one is free. */
  freeAt(now: number): number {
    this.#calls = this.#calls.filter((at) => at <= now && now - at < MINUTE_MS);
    if (this.#most <= 0) return now + MINUTE_MS;
    const first = this.#calls[this.#calls.length - this.#most];
    return first === undefined ? now : first + MINUTE_MS;
  }

  /** Takes one call; false if none is left. */
  take(now: number): boolean {
    if (this.freeAt(now) > now) return false;
    this.#calls.push(now);
    return true;
  }
}
