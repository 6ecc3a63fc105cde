import * as v from 'valibot';

/** A value with the instant (milliseconds UTC) at which its source last confirmed it. */
export interface Stored<Value> {
  value: Value;
  at: number;
}

/** A stored value as text: the whole of it, and the value alone. */
export interface StoredText {
  at: number;
  text: string;
  valueText: string;
}

/** Writes a stored value. */
export function storedText({ at, value }: Stored<unknown>): StoredText {
  const valueText = JSON.stringify(value);
  return { at, text: `{"at":${at},"value":${valueText}}`, valueText };
}

const envelope = v.object({ at: v.number(), value: v.unknown() });

/** Reads back a stored value; null for a text of another shape. Throws for one that is no JSON. */
export function storedIn(text: string): Stored<unknown> | null {
  const read = v.safeParse(envelope, JSON.parse(text));
  return read.success ? read.output : null;
}

/** A place outside the isolate that keeps text. Either call may throw or hang; the cache lives without it. */
export interface Store {
  get(key: string): Promise<string | null>;
  put(key: string, text: string, seconds: number): Promise<void>;
}

/** Where caches keep what outlives their isolate, and the clock that ages are told by. */
export interface Stores {
  /** The colo's store, and the one that lasts. */
  near: Store;
  lasting: Store;
  now(): number;
}

/** The colo's Cache API: shared by the isolates of one place, for seconds to minutes. */
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

/** Workers KV: everywhere, for days, but one write a second per key and a minute late. A safety net, not a clock. */
export function kvStore(namespace: KVNamespace): Store {
  return {
    get: (key) => namespace.get(key),
    put: (key, text, seconds) => namespace.put(key, text, { expirationTtl: Math.max(60, seconds) }),
  };
}

const HOUR_MS = 60 * 60_000;

/** What an isolate writes in an hour of what visitors choose: matches, competitions, teams. */
const CHOSEN_WRITES = 20;

/**
 * A store whose keys visitors choose: it takes so many writes an hour, and no more, because they are counted. What is not
 * written is had from its source again, once the isolate has ended.
 */
export function rationedStore(store: Store, now: () => number): Store {
  let hour = 0;
  let writes = 0;
  return {
    get: (key) => store.get(key),
    async put(key, text, seconds) {
      const current = Math.floor(now() / HOUR_MS);
      if (current !== hour) [hour, writes] = [current, 0];
      writes += 1;
      if (writes <= CHOSEN_WRITES) await store.put(key, text, seconds);
    },
  };
}
