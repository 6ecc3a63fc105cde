import type { Log } from './log.ts';

/** Keeps work alive after the answer, and logs its failures. */
export interface Background {
  (work: Promise<unknown>): void;
  log: Log;
}

/** Builds a `Background`. Work must log its own failures. */
export function backgroundWith(log: Log, keep: (work: Promise<unknown>) => void): Background {
  return Object.assign((work: Promise<unknown>) => keep(work.catch(() => undefined)), { log });
}
