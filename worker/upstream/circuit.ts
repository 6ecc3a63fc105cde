/** Whether a source is called as usual, left alone, or tried with one call. */
export type CircuitState = 'closed' | 'open' | 'half-open';

/** A source that answered this recently is alive, whatever one of its calls does. */
const ALIVE_MS = 10_000;
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 30_000;

/**
 * Keeps visitors from waiting for a source that does not answer at all. A call that times out or can't connect, with no
 * answer of any call in the last 10 seconds, opens the circuit: calls are refused for 1, 2, 4 … 30 seconds, then one is
 * tried. Any answer closes it, errors too: they cost no time.
 */
export class Circuit {
  #answeredAt = Number.NEGATIVE_INFINITY;
  #rests = 0;
  #changedAt = 0;
  #restUntil = 0;
  #probeAt = Number.NEGATIVE_INFINITY;
  readonly #now: () => number;
  readonly #timeoutMs: number;

  /** `timeoutMs`: the longest that a call takes, in milliseconds. */
  constructor(now: () => number, timeoutMs: number) {
    this.#now = now;
    this.#timeoutMs = timeoutMs;
  }

  get state(): CircuitState {
    if (this.#rests === 0) return 'closed';
    return this.#now() < this.#restUntil ? 'open' : 'half-open';
  }

  /** How long a call must wait, in milliseconds; 0 lets it through, and in the half-open state no other beside it. */
  admit(): number {
    if (this.#rests === 0) return 0;
    const now = this.#now();
    const waitUntil = Math.max(this.#restUntil, this.#probeAt + this.#timeoutMs);
    if (now < waitUntil) return waitUntil - now;
    this.#probeAt = now;
    return 0;
  }

  /** The source answered something. */
  answered(): void {
    this.#answeredAt = this.#now();
    this.#rests = 0;
    this.#probeAt = Number.NEGATIVE_INFINITY;
  }

  /** A call that began at `begunAt` (milliseconds UTC) got no answer. */
  silent(begunAt: number): void {
    const now = this.#now();
    if (now - this.#answeredAt < ALIVE_MS) return;
    // Calls that began together end together: they are one sign, not many.
    if (this.#rests > 0 && begunAt < this.#changedAt) return;
    this.#rests += 1;
    this.#changedAt = now;
    this.#restUntil = now + Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** Math.min(this.#rests - 1, 10));
    this.#probeAt = Number.NEGATIVE_INFINITY;
  }
}
