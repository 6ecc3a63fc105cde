import type { Answer, Failure } from '../base/result.ts';
import type { UpstreamCall } from '../base/upstreamCall.ts';
import type { PurgeMarks } from './purgeMarks.ts';
import type { Store, Stored } from './stores.ts';

/** How long a value serves, in milliseconds. As in HTTP (RFC 5861), the stale times count from the end of `maxAge`. */
export interface Lifetime {
  /** Serves without a load, since its source confirmed it. */
  maxAge: number;
  /** Serves at once, while a newer one loads in the background. */
  staleWhileRevalidate: number;
  /** Serves as the last known good value if no newer one can be had. */
  staleIfError: number;
  /** The longest wait for a failed source, whatever its `Retry-After`. */
  retryWithin?: number;
}

/** A key, its lifetime, how to load it and how to parse a stored copy. */
export interface CacheRequest<Value> {
  key: string;
  lifetime: Lifetime;
  /** Loads a new value. `call` learns its age; `known` is the value that it will replace, confirmed at `knownAt`. */
  load(call: UpstreamCall, known: Value | null, knownAt: number): Promise<Answer<Value>>;
  /** Reads a stored value; null if its shape is out of date. */
  parse(stored: unknown): Value | null;
  /** Whether to write a value to the lasting store; always if absent. */
  lasts?(value: Value): boolean;
  /** Overrides the cache’s `isEmpty` for this key. */
  isEmpty?(value: Value): boolean;
  /** Groups that purge it; none if absent. */
  groups?: readonly string[];
  /** A cold isolate reads the lasting store before the source, for facts that hardly change. */
  remembered?: true;
}

/** A value and its reliability. */
export interface CachedValue<Value> extends Stored<Value> {
  /** The source failed at the last question. */
  failing: boolean;
  /** The quota makes the source’s answers older than its values. */
  paced: boolean;
}

/** When a source last confirmed a value, its age, and the failures since. */
export interface CacheReport {
  lastSuccess: string | null;
  ageSeconds: number | null;
  failures: number;
  lastFailure: Failure['kind'] | null;
}

export interface CacheOptions<Value = never> {
  /** The colo’s store and the lasting one; either may be absent. */
  near: Store | null;
  lasting: Store | null;
  /** The longest wait for a load that another request started. */
  patienceMs: number;
  /** Whether the source is known not to answer, so that readers do not wait for it. */
  isResting?(): boolean;
  marks?: PurgeMarks;
  pause?(ms: number): Promise<void>;
  /** Whether a value means “nothing”. It is doubted at first if something was known. */
  isEmpty?(value: Value): boolean;
  /** The limit of its memory in bytes (`MEMORY`). */
  memory?: number;
}
