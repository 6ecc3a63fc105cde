import { Attempts } from '../base/attempts.ts';

/** Calls pass, are refused, or one call tests the source. */
type CircuitState = 'closed' | 'open' | 'half-open';

/** A source that answered this recently is up, even when one of its calls fails. */
const ALIVE_MS = 10_000;
const MAX_REST_MS = 4_000;

/**
 * Spares visitors the timeout of a dead source. A call that times out or cannot connect, with no answer in the last 10
 * seconds, opens the circuit: calls are refused for 1, 2, 4 seconds, then one is tried. Any answer closes it,
 * even an error, because errors are fast.
 */
export class Circuit {
  #answeredAt = Number.NEGATIVE_INFINITY;
  /** Its flight is the failure that last opened the circuit. */
  readonly #attempts = new Attempts();
  #probeAt = Number.NEGATIVE_INFINITY;
  readonly #timeoutMs: number;

  /** `timeoutMs`: the longest that a call takes. */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  get state(): CircuitState {
    if (this.#attempts.failures === 0) return 'closed';
    return Date.now() < this.#attempts.retryAt ? 'open' : 'half-open';
  }

  /** The milliseconds a call must wait. 0 lets it pass; in the half-open state it is the only one. */
  admit(): number {
    if (this.#attempts.failures === 0) return 0;
    const now = Date.now();
    const waitUntil = Math.max(this.#attempts.retryAt, this.#probeAt + this.#timeoutMs);
    if (now < waitUntil) return waitUntil - now;
    this.#probeAt = now;
    return 0;
  }

  /** Records an answer. */
  answered(): void {
    this.#answeredAt = Date.now();
    this.#attempts.failures = 0;
    this.#probeAt = Number.NEGATIVE_INFINITY;
  }

  /** Records that a call was not made after all, so that another may test the source. */
  notMade(): void {
    this.#probeAt = Number.NEGATIVE_INFINITY;
  }

  /** Records that a call from `begunAt` (milliseconds UTC) got no answer. */
  silent(begunAt: number): void {
    const now = Date.now();
    if (now - this.#answeredAt < ALIVE_MS) return;
    // Calls that started together fail together, and count as one failure.
    if (this.#attempts.failures > 0 && begunAt < this.#attempts.flightAt) return;
    this.#attempts.flightAt = now;
    this.#attempts.fail(null, MAX_REST_MS);
    this.#probeAt = Number.NEGATIVE_INFINITY;
  }
}
