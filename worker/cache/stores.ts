import * as v from 'valibot';
import { CallRate } from '../base/callRate.ts';
import type { Log } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';

/** A value with the instants (milliseconds UTC) at which it was loaded, and at which its source confirmed it. */
export interface Stored<Value> {
  value: Value;
  at: number;
  /** Earlier than `at` if the poller had the answer already. */
  confirmedAt: number;
}

/** A stored value as text: with and without its instant. */
export interface StoredText {
  at: number;
  text: string;
  valueText: string;
}

export function storedText({ at, confirmedAt, value }: Stored<unknown>): StoredText {
  const valueText = JSON.stringify(value);
  return { at, text: `{"at":${at},"confirmedAt":${confirmedAt},"value":${valueText}}`, valueText };
}

/** Text storage outside the isolate. Both calls may throw or hang; the cache works without it. */
export interface Store {
  get(key: string): Promise<string | null>;
  put(key: string, text: string, seconds: number): Promise<void>;
}

const envelope = v.object({ at: v.number(), confirmedAt: v.optional(v.number()), value: v.unknown() });

const READ_PATIENCE_MS = 250;

/**
 * A stored value and its text, parsed with `parse`, which returns null for an outdated shape. Null if there is none or
 * it cannot be read in time. Never rejects.
 */
export async function readStored<Value>(
  store: Store,
  key: string,
  parse: (stored: unknown) => Value | null,
  log: Log,
): Promise<(Stored<Value> & { text: string }) | null> {
  try {
    const text = await withTimeout(store.get(key), READ_PATIENCE_MS);
    if (text === null || text === undefined) return null;
    const read = v.safeParse(envelope, JSON.parse(text));
    const value = read.success ? parse(read.output.value) : null;
    if (!read.success || value === null) return null;
    const { at, confirmedAt = at } = read.output;
    return { value, at, confirmedAt, text };
  } catch (error) {
    log('warn', 'store unreadable', { key, error: String(error) });
    return null;
  }
}

/** The colo’s store and the lasting one. */
export interface Stores {
  near: Store;
  lasting: Store;
}

/** The colo’s Cache API, shared by its isolates for seconds to minutes. */
export function cacheApiStore(open: () => Promise<Cache>): Store {
  const address = (key: string) => `https://cache.internal/${encodeURIComponent(key)}`;
  return {
    async get(key) {
      const response = await (await open()).match(address(key));
      return response === undefined ? null : await response.text();
    },
    async put(key, text, seconds) {
      const headers = { 'Content-Type': 'application/json', 'Cache-Control': `max-age=${seconds}` };
      await (await open()).put(address(key), new Response(text, { headers }));
    },
  };
}

/** Workers KV: everywhere and for days, but one write a second for a key, visible after a minute. A safety net. */
export function kvStore(namespace: KVNamespace | undefined): Store {
  return {
    get: async (key) => (await namespace?.get(key)) ?? null,
    put: async (key, text, seconds) => namespace?.put(key, text, { expirationTtl: Math.max(60, seconds) }),
  };
}

const HOUR_MS = 60 * 60_000;

/** An isolate’s hourly writes of keys that visitors choose: matches, competitions, teams. */
const CHOSEN_WRITES = 20;

/** A store with a limit of writes an hour, because visitors choose its keys and writes are counted. */
export function rationedStore(store: Store): Store {
  const writes = new CallRate('lasting copies that visitors choose in an hour', CHOSEN_WRITES, HOUR_MS);
  return {
    get: (key) => store.get(key),
    async put(key, text, seconds) {
      if (writes.take(Date.now())) await store.put(key, text, seconds);
    },
  };
}
