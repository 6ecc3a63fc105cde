/** The instant of a request (milliseconds UTC), and whether a developer froze it (`x-visitor-now`). */
export interface VisitorClock {
  now: number;
  frozen: boolean;
}

/** Names the clock in what is kept by it: nothing for the real one, the instant of a frozen one. */
export function nameOfClock({ now, frozen }: VisitorClock): string {
  return frozen ? `@${new Date(now).toISOString()}` : '';
}

/** The same clock as a function: the real one goes on. */
export function nowOf({ now, frozen }: VisitorClock): () => number {
  return frozen ? () => now : () => Date.now();
}
