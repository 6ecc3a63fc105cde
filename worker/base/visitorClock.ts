/** The instant of a request in milliseconds UTC, and whether a developer froze it (`x-visitor-now`). */
export interface VisitorClock {
  now: number;
  frozen: boolean;
  /** How far a visitor who stays behind the television is behind, in milliseconds. */
  behindMs?: number;
}

/** Ages by a frozen clock have steps, so that the same answer has the same bytes for a while. */
const FROZEN_STEP_MS = 5_000;

/** A real instant (milliseconds UTC) as a clock has it. */
export function instantBy({ now, frozen, behindMs = 0 }: VisitorClock, at: number): number {
  const age = Math.floor((Date.now() - at) / FROZEN_STEP_MS) * FROZEN_STEP_MS;
  return Math.min(now, frozen ? now - age : at - behindMs);
}

/** The real instant (milliseconds UTC) of one that a clock has. */
export function realInstant({ now, frozen, behindMs = 0 }: VisitorClock, instant: number): number {
  return frozen ? Date.now() - now + instant : instant + behindMs;
}

/** The latest instant (milliseconds UTC) that a visitor may know of. A real clock runs on while its answer is made. */
export function knownUntil({ now, frozen, behindMs = 0 }: VisitorClock): number {
  return frozen ? now : Date.now() - behindMs;
}

/** The clock’s part of a cache key: empty for the real clock, the instant for a frozen one. */
export function nameOfClock({ now, frozen }: VisitorClock): string {
  return frozen ? `@${new Date(now).toISOString()}` : '';
}

/** The clock as a function. The real one keeps running. */
export function nowOf({ now, frozen }: VisitorClock): () => number {
  return frozen ? () => now : () => Date.now();
}
