import type { Failure } from './fetchJson.ts';

/** Leave to make one call: how long it may take in milliseconds, and how long whoever asks should wait for it. */
export interface Ticket {
  timeoutMs: number;
  patienceMs: number;
  startedAt: number;
}

const MAX_PAUSE_MS = 30_000;

/** While the backend is suspected of being silent a visitor waits for this part of its time. */
const SUSPECTED = 1 / 5;

/** A trial that was cut off with its request never reports its end. */
const LONGEST_TRIAL_MS = 30_000;

/** One refused connection is often an idle one that just closed. */
const MOST_REFUSALS = 2;

/**
 * Watches whether one backend answers anything at all, whatever it is asked. After a call that waited in vain the next
 * ones get a fifth of the time; when one of those waits in vain too, none is made for 1, 2, 4 … 30 seconds, and then one,
 * whose outcome decides: it has all its time, but nobody waits for it longer than a fifth. Any answer, errors included,
 * closes the circuit. So a dead backend costs about one timeout, and one hanging address of a backend that answers others
 * costs those nothing.
 */
export class Circuit {
  readonly #now: () => number;
  #phase: 'closed' | 'suspected' | 'open' = 'closed';
  #suspectedAt = 0;
  #refusals = 0;
  #pauses = 0;
  #pausedUntil = 0;
  #trialAt: number | null = null;
  #answeredAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Milliseconds until the backend is tried again. */
  get pauseMs(): number {
    return Math.max(1000, this.#pausedUntil - this.#now());
  }

  /** Leave for a call that may usually take `timeoutMs`; null while the backend is left alone. */
  begin(timeoutMs: number): Ticket | null {
    const startedAt = this.#now();
    if (this.#phase === 'closed') return { timeoutMs, patienceMs: timeoutMs, startedAt };
    const patienceMs = timeoutMs * SUSPECTED;
    if (this.#phase === 'suspected') return { timeoutMs: patienceMs, patienceMs, startedAt };
    const isTried = this.#trialAt !== null && startedAt - this.#trialAt < LONGEST_TRIAL_MS;
    if (startedAt < this.#pausedUntil || isTried) return null;
    this.#trialAt = startedAt;
    return { timeoutMs, patienceMs, startedAt };
  }

  /** Notes how a call ended: with an answer of any kind (null or its fault), or with none. */
  end({ startedAt }: Pick<Ticket, 'startedAt'>, failed: Failure['reason'] | null): void {
    if (failed !== 'timeout' && failed !== 'unreachable') {
      this.#phase = 'closed';
      this.#refusals = 0;
      this.#pauses = 0;
      this.#trialAt = null;
      this.#answeredAt = this.#now();
      return;
    }
    // The backend has answered something else meanwhile: this address hangs, not the backend.
    if (this.#answeredAt >= startedAt) return;
    if (this.#phase === 'closed') {
      this.#refusals += 1;
      if (failed === 'unreachable' && this.#refusals < MOST_REFUSALS) return;
      this.#phase = 'suspected';
      this.#suspectedAt = this.#now();
    } else if (this.#phase === 'suspected') {
      // Calls that were under way before say nothing new.
      if (startedAt >= this.#suspectedAt) this.#open();
    } else if (startedAt === this.#trialAt) this.#open();
  }

  #open(): void {
    this.#phase = 'open';
    this.#trialAt = null;
    this.#pausedUntil = this.#now() + Math.min(MAX_PAUSE_MS, 1000 * 2 ** Math.min(this.#pauses, 10));
    this.#pauses += 1;
  }
}
