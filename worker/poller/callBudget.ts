const MINUTE_MS = 60_000;

/** What of a minute's budget of the whole site is left to an isolate that can't reach the poller. */
const ALONE_SHARE = 10;

/**
 * A minute's budget of the whole site in two parts, which together are no more than `most` calls: what the poller grants
 * to all isolates, and what one that is cut off from it may call by itself.
 */
export function budgetParts(most: number): { granted: number; alone: number } {
  const alone = Math.floor(most / ALONE_SHARE);
  return { granted: most - alone, alone };
}

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
