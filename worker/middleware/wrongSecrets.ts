const MINUTE_MS = 60_000;

/** Wrong secrets that get their own 401 and log line in a minute: more than a wrongly set webhook sends by hand. */
const MOST_IN_A_MINUTE = 20;

/** Refuse a wrong secret, or answer 429 with the seconds until the next try. */
export type Refusal = { kind: 'refused' } | { kind: 'limited'; retryAfter: number; isFirst: boolean };

/**
 * Counts an isolate’s wrong secrets by the minute. Beyond the limit they are not logged. The right secret is never
 * limited, so guessing cannot lock the real webhook out.
 */
export class WrongSecrets {
  #minute = 0;
  #count = 0;

  /** `now` in milliseconds UTC. */
  note(now: number): Refusal {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#count = 0;
    }
    this.#count += 1;
    if (this.#count <= MOST_IN_A_MINUTE) return { kind: 'refused' };
    const retryAfter = Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000);
    return { kind: 'limited', retryAfter, isFirst: this.#count === MOST_IN_A_MINUTE + 1 };
  }
}
