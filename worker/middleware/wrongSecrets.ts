const MINUTE_MS = 60_000;

/** Wrong secrets that are answered and logged one by one in a minute: more than a wrongly set webhook sends by hand. */
const MOST_IN_A_MINUTE = 20;

/** What to do about a wrong secret: refuse it, or say when the next one is looked at again (seconds). */
export type Refusal = { kind: 'refused' } | { kind: 'limited'; retryAfter: number; isFirst: boolean };

/**
 * Counts the wrong secrets of an isolate by the minute. Beyond the limit they are neither logged nor told apart. The right
 * secret is never counted nor limited: whoever guesses can't lock the real webhook out, which sends each event once.
 */
export class WrongSecrets {
  #minute = 0;
  #count = 0;

  /** Takes note of a wrong secret. `now` in milliseconds UTC. */
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
