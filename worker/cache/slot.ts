import type { Failure } from '../upstream/fetchJson.ts';
import type { Stored } from './stores.ts';

/** What a cache knows of a key. Instants are milliseconds UTC. */
export interface Slot<Value> {
  stored: Stored<Value> | null;
  failures: number;
  lastFailure: Failure | null;
  /** No load before this instant. */
  retryAt: number;
  flight: Promise<void> | null;
  /** When the flight asks its source, or asked it last. */
  flightAt: number;
  /** When the value was last written to the lasting store. */
  keptAt: number;
}

/** Of a key that nobody has read. */
export function emptySlot<Value>(): Slot<Value> {
  return { stored: null, failures: 0, lastFailure: null, retryAt: 0, flight: null, flightAt: 0, keptAt: 0 };
}
