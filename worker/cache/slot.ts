import type { Failure } from '../upstream/failure.ts';
import type { Doubt } from './doubt.ts';
import type { LastingCopy } from './lastingCopy.ts';
import type { Kept } from './memoryBudget.ts';
import type { Stored } from './stores.ts';

/** What a cache knows of a key. Instants are milliseconds UTC. */
export interface Slot<Value> extends Kept {
  stored: Stored<Value> | null;
  /** When its source last gave what is stored; earlier than `stored.at` where somebody else keeps asking the source. */
  confirmedAt: number;
  failures: number;
  lastFailure: Failure | null;
  /** The source says that there is nothing, where something is stored. */
  doubt: Doubt | null;
  /** No load before this instant. */
  retryAt: number;
  flight: Promise<void> | null;
  /** When the flight asks its source, or asked it last. */
  flightAt: number;
  /** What the lasting store has; null while nothing was thought of writing there. */
  lasting: LastingCopy | null;
}

/** One answer that is told twice comes by ways of different length: so much apart its instants may be. */
const SAME_ANSWER_MS = 1_000;

/** Whether what a source gave at an instant is no older than what a slot has. */
export function isAsNew({ stored, confirmedAt }: Slot<unknown>, at: number): boolean {
  return stored === null || confirmedAt - at < SAME_ANSWER_MS;
}

/** Of a key that nobody has read; `letGo` forgets it, unless every visitor needs it (`pinned`). */
export function emptySlot<Value>(pinned: boolean, letGo: () => void): Slot<Value> {
  return {
    stored: null,
    confirmedAt: 0,
    failures: 0,
    lastFailure: null,
    doubt: null,
    retryAt: 0,
    flight: null,
    flightAt: 0,
    lasting: null,
    bytes: 0,
    pinned,
    letGo,
  };
}
