import { textDigest } from '../base/digests.ts';
import { isolateLog as log } from '../base/log.ts';
import { Lru } from '../base/lru.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { type Store, type StoredText, storedIn, storedText } from './stores.ts';

/** The lasting store is a safety net, and its writes are counted: 1,000 a day on the free plan. */
const WRITE_INTERVAL_MS = 10 * 60_000;
const READ_PATIENCE_MS = 1_000;
/** A hanging write keeps a request alive no longer than this. */
const WRITE_PATIENCE_MS = 1_000;

/** The stored text and the instant (milliseconds UTC) at which its source confirmed it. */
interface Written {
  at: number;
  digest: string;
}

/**
 * A value’s copy in the lasting store. It is written when the value changes, ten minutes after any isolate’s last
 * write at the earliest, and again before it expires.
 */
export class LastingCopy {
  readonly #store: Store;
  readonly #key: string;
  readonly #keepMs: number;
  #written: Written | null = null;
  #dueAt = Number.NEGATIVE_INFINITY;

  /** `keepMs`: how long the copy is worth something. */
  constructor(store: Store, key: string, keepMs: number) {
    this.#store = store;
    this.#key = key;
    this.#keepMs = keepMs;
  }

  /** Whether a write is possible at an instant in milliseconds UTC. If not, the caller can skip serializing. */
  isDue(at: number): boolean {
    return at >= this.#dueAt;
  }

  /** Writes a value if that is worth a write, and says whether it did. Rejects if the store does. */
  async keep({ text, at, valueText }: StoredText): Promise<boolean> {
    if (!this.isDue(at)) return false;
    this.#dueAt = at + WRITE_INTERVAL_MS;
    const digest = textDigest(valueText);
    if (this.#isSettled(digest, at)) return false;
    // Another isolate may have written it, or this one before it slept.
    this.#written = (await this.#read()) ?? this.#written;
    if (this.#written !== null && at - this.#written.at < WRITE_INTERVAL_MS) {
      // This isolate may write as soon as the last writer could.
      this.#dueAt = Math.min(this.#dueAt, this.#written.at + WRITE_INTERVAL_MS);
      return false;
    }
    if (this.#isSettled(digest, at)) return false;
    this.#written = { at, digest };
    await withTimeout(this.#store.put(this.#key, text, Math.ceil(this.#keepMs / 1000)), WRITE_PATIENCE_MS);
    return true;
  }

  #isSettled(digest: string, at: number): boolean {
    return this.#written?.digest === digest && at - this.#written.at < this.#keepMs / 2;
  }

  async #read(): Promise<Written | null> {
    try {
      const text = await withTimeout(this.#store.get(this.#key), READ_PATIENCE_MS);
      const kept = storedIn(text ?? 'null');
      return kept === null ? null : { at: kept.at, digest: textDigest(storedText(kept).valueText) };
    } catch {
      return null;
    }
  }
}

const STORE_PATIENCE_MS = 250;

/** The keys whose last write is remembered. */
const MOST_COPIES = 2_000;

export interface LastingValuesOptions<Value> {
  store: Store;
  /** How long a value is worth something, in milliseconds. */
  keepMs: number;
  /** Reads a stored value; null if its shape is out of date. */
  parse(stored: unknown): Value | null;
}

/** Values that grow and outlive isolates. They exist only in the lasting store and follow its write limits. */
export class LastingValues<Value> {
  readonly #copies = new Lru<string, LastingCopy>(MOST_COPIES);
  readonly #options: LastingValuesOptions<Value>;

  constructor(options: LastingValuesOptions<Value>) {
    this.#options = options;
  }

  /** The stored value; null if there is none or it cannot be read in time. Never rejects. */
  async recall(key: string): Promise<Value | null> {
    const { store, parse } = this.#options;
    try {
      const text = await withTimeout(store.get(key), STORE_PATIENCE_MS);
      const stored = storedIn(text ?? 'null');
      return stored === null ? null : parse(stored.value);
    } catch (error) {
      log('warn', 'store unreadable', { key, error: String(error) });
      return null;
    }
  }

  isDue(key: string): boolean {
    return this.#copies.get(key)?.isDue(Date.now()) ?? true;
  }

  /** Writes a value if that is worth a write (`LastingCopy`), and says whether it did. Never rejects. */
  async keep(key: string, value: Value): Promise<boolean> {
    if (!this.isDue(key)) return false;
    try {
      const { store, keepMs } = this.#options;
      const copy = this.#copies.use(key, () => new LastingCopy(store, key, keepMs));
      return await copy.keep(storedText({ at: Date.now(), value }));
    } catch (error) {
      log('warn', 'store unwritable', { key, error: String(error) });
      return false;
    }
  }
}
