import type { Log } from '../base/log.ts';
import type { Result } from '../base/result.ts';
import type { Failure } from '../upstream/failure.ts';
import type { Inquiry } from '../upstream/inquiry.ts';
import type { Stored } from './stores.ts';

/** How long a value serves, in milliseconds since its source confirmed it. */
export interface Lifetime {
  /** As it is. */
  fresh: number;
  /** At once, while a new one is loaded in the background. */
  usable: number;
  /** When nothing newer can be had: the last known good value. */
  keep: number;
}

/** What to read: a key, its lifetime, how to load it and how to read back what a store kept. */
export interface Reading<Value> {
  key: string;
  lifetime: Lifetime;
  /** Loads a new value, by the inquiry that tells how old it is; `known` is the one it will replace. */
  load(inquiry: Inquiry, known: Value | null): Promise<Result<Value, Failure>>;
  /** Reads a stored value; null when it is not of today's shape. */
  parse(stored: unknown): Value | null;
  /** Whether the lasting store is worth a value; it is worth every one when absent. */
  lasts?(value: Value): boolean;
  /** What every visitor needs: it stays in memory whatever else is asked for. */
  pinned?: boolean;
  /** As the cache's own `isEmpty`, for this key. */
  isEmpty?(value: Value): boolean;
  /** The groups that it is purged with; none when absent. */
  groups?: readonly string[];
}

/** A value and how much it can be trusted. */
export interface Known<Value> extends Stored<Value> {
  /** The source failed to confirm the value when it was last asked. */
  failing: boolean;
  /** The source is asked less often than its values change, so that its quota lasts. */
  paced: boolean;
}

/** When a source last confirmed a value, how old that is, and how often it has failed since. */
export interface CacheReport {
  lastSuccess: string | null;
  ageSeconds: number | null;
  failures: number;
  lastFailure: Failure['kind'] | null;
}

/** Keeps work of a request alive after its answer, and writes the lines that it causes. */
export interface Background {
  (work: Promise<unknown>): void;
  log: Log;
  /** The network of the visitor whose request it is; null for the site itself. */
  network: string | null;
}

/** What keeps work alive by `keep` and writes by `log`; work that fails has said so itself. */
export function backgroundWith(
  log: Log,
  keep: (work: Promise<unknown>) => void,
  network: string | null = null,
): Background {
  return Object.assign((work: Promise<unknown>) => keep(work.catch(() => undefined)), { log, network });
}
