import { Attempts } from '../base/attempts.ts';
import type { Doubt } from '../base/doubt.ts';
import type { Failure } from '../base/result.ts';
import type { Stored } from './stores.ts';

/** The state of one key. Instants are milliseconds UTC. */
export class CacheEntry<Value> extends Attempts {
  stored: Stored<Value> | null = null;
  lastFailure: Failure | null = null;
  /** The source says “nothing” although something is stored. */
  doubt: Doubt | null = null;
}

/** The same answer can arrive over two ways whose instants differ by this much. */
const SAME_ANSWER_MS = 1_000;

/** Whether a value of an instant is as new as the entry’s, or newer. */
export function isAsNew({ stored }: CacheEntry<unknown>, at: number): boolean {
  return stored === null || stored.confirmedAt - at < SAME_ANSWER_MS;
}
