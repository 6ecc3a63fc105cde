import { isolateLog as log } from '../base/log.ts';
import { Lru } from '../base/lru.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { LastingCopy } from './lastingCopy.ts';
import { type Store, storedIn, storedText } from './stores.ts';

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

  /** Whether a key may be written now. */
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
