import { answerOf } from '../base/answerOf.ts';
import { digestOf } from '../base/digests.ts';
import { isolateLog as log } from '../base/log.ts';
import { perKey } from '../base/memo.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readStored, type Store, type StoredText, storedText } from './stores.ts';

/** The lasting store is a safety net, and its writes are counted: 1,000 a day on the free plan. */
const WRITE_INTERVAL_MS = 10 * 60_000;
/** A hanging write keeps a request alive no longer than this. */
const PATIENCE_MS = 1_000;
/** The keys whose last write is remembered. */
const MAX_KEYS = 2_000;

/** The last write of a key. Instants are milliseconds UTC. */
interface LastWrite {
  /** When the source confirmed the written value, and its digest; null before the first attempt. */
  written: { at: number; digest: string } | null;
  /** No write before this instant. */
  dueAt: number;
}

const digestOfValue = (value: unknown) => digestOf(JSON.stringify(value));

/**
 * Writes to the lasting store. A value is written when it changes, ten minutes after any isolate’s last write of its
 * key at the earliest, and again before it expires.
 */
export class LastingWrites {
  readonly #store: Store;
  readonly #lastOf = perKey(MAX_KEYS, (_key: string): LastWrite => ({ written: null, dueAt: 0 }));

  constructor(store: Store) {
    this.#store = store;
  }

  /** Whether a write is possible at an instant in milliseconds UTC. If not, the caller can skip serializing. */
  isDue(key: string, at: number): boolean {
    return at >= this.#lastOf(key).dueAt;
  }

  /** Writes a value that serves for `keepMs` if its write is due, and returns whether it did. Rejects if the store does. */
  async write(key: string, { text, at, valueText }: StoredText, keepMs: number): Promise<boolean> {
    if (!this.isDue(key, at)) return false;
    const last = this.#lastOf(key);
    last.dueAt = at + WRITE_INTERVAL_MS;
    const digest = digestOf(valueText);
    const isWritten = () => last.written?.digest === digest && at - last.written.at < keepMs / 2;
    if (isWritten()) return false;
    // Another isolate may have written it, or this one before it slept.
    const stored = await readStored(this.#store, key, digestOfValue, log);
    if (stored !== null) last.written = { at: stored.at, digest: stored.value };
    if (last.written !== null && at - last.written.at < WRITE_INTERVAL_MS) {
      // This isolate may write as soon as the last writer could.
      last.dueAt = Math.min(last.dueAt, last.written.at + WRITE_INTERVAL_MS);
      return false;
    }
    if (isWritten()) return false;
    last.written = { at, digest };
    await withTimeout(this.#store.put(key, text, Math.ceil(keepMs / 1000)), PATIENCE_MS);
    return true;
  }
}

interface LastingValuesOptions<Value> {
  store: Store;
  /** How long a stored value serves, in milliseconds. */
  keepMs: number;
  /** Reads a stored value; null if its shape is out of date. */
  parse(stored: unknown): Value | null;
}

/** Values that grow and outlive isolates. They exist only in the lasting store and follow its write limits. */
export function lastingValues<Value>({ store, keepMs, parse }: LastingValuesOptions<Value>) {
  const writes = new LastingWrites(store);
  const isDue = (key: string) => writes.isDue(key, Date.now());
  return {
    isDue,
    /** The stored value; null if there is none or it cannot be read in time. Never rejects. */
    recall: async (key: string): Promise<Value | null> => (await readStored(store, key, parse, log))?.value ?? null,
    /** Writes a value if its write is due (`LastingWrites`), and returns whether it did. Never rejects. */
    async keep(key: string, value: Value): Promise<boolean> {
      if (!isDue(key)) return false;
      const text = storedText({ at: Date.now(), confirmedAt: Date.now(), value });
      const asking = { patienceMs: 2 * PATIENCE_MS, log, event: 'store unwritable', facts: { key } };
      return (await answerOf(() => writes.write(key, text, keepMs), asking)) ?? false;
    },
  };
}

export type LastingValues<Value> = ReturnType<typeof lastingValues<Value>>;
