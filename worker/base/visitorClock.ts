/** The instant of a request in milliseconds UTC, and whether a developer froze it (`x-visitor-now`). */
export interface VisitorClock {
  now: number;
  frozen: boolean;
}

/** The clock’s part of a cache key: empty for the real clock, the instant for a frozen one. */
export function nameOfClock({ now, frozen }: VisitorClock): string {
  return frozen ? `@${new Date(now).toISOString()}` : '';
}

/** The clock as a function. The real one keeps running. */
export function nowOf({ now, frozen }: VisitorClock): () => number {
  return frozen ? () => now : () => Date.now();
}
