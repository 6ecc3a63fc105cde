import { waitAfter } from '../../web/domain/waitAfter.ts';

/** The loads of one value: those who want it share the one under way, and failures delay the next. Instants are milliseconds UTC. */
export class Attempts<Value = void> {
  /** Failures in a row. */
  failures = 0;
  /** No load before this instant. */
  retryAt = 0;
  flight: Promise<Value> | null = null;
  /** When the current or last load asked its source. */
  flightAt = 0;

  /** Joins the load under way, or begins one. One older than `maxMs` is left: if its request was cut off it never ends. */
  share(load: () => Promise<Value>, maxMs = Number.POSITIVE_INFINITY): Promise<Value> {
    const now = Date.now();
    if (this.flight !== null && now - this.flightAt <= maxMs) return this.flight;
    this.flightAt = now;
    const flight = load().finally(() => {
      if (this.flight === flight) this.flight = null;
    });
    this.flight = flight;
    return flight;
  }

  /** The next try by the number of failures. A load without an answer has used part of its wait. */
  backoffAt(maxMs: number): number {
    return Math.max(Date.now(), this.flightAt + waitAfter(this.failures, maxMs));
  }

  /** Counts a failure. The next load waits as long as the source asks, or longer after each failure. */
  fail(retryAfterMs: number | null, maxMs: number): void {
    this.failures += 1;
    this.retryAt = retryAfterMs === null ? this.backoffAt(maxMs) : Date.now() + retryAfterMs;
  }
}
