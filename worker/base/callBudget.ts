const MINUTE_MS = 60_000;

/** Most calls in any minute, counted in memory: a minute that slides, so that no two of them meet at a full one. */
export class CallBudget {
  readonly #most: number;
  /** When the calls of the last minute were made, the oldest first. */
  #calls: number[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** When a call may be made at the soonest, milliseconds UTC; `now` where one may be made now. */
  freeAt(now: number): number {
    this.#calls = this.#calls.filter((at) => at <= now && now - at < MINUTE_MS);
    if (this.#most <= 0) return now + MINUTE_MS;
    const first = this.#calls[this.#calls.length - this.#most];
    return first === undefined ? now : first + MINUTE_MS;
  }

  /** Takes a call out of it; false where there is none left. */
  take(now: number): boolean {
    if (this.freeAt(now) > now) return false;
    this.#calls.push(now);
    return true;
  }
}
