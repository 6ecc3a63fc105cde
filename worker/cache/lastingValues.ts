import { isolateLog as log } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { LastingCopy } from './lastingCopy.ts';
import { isolateMemory, type Kept, type MemoryBudget, weightOf } from './memoryBudget.ts';
import { type Store, storedIn, storedText } from './stores.ts';

const STORE_PATIENCE_MS = 250;

/** A key's copy in the lasting store. */
interface KnownCopy extends Kept {
  copy: LastingCopy;
}

export interface LastingValuesOptions<Value> {
  store: Store;
  /** How long a value is worth something, in milliseconds. */
  keepMs: number;
  /** Reads a stored value; null if its shape is out of date. */
  parse(stored: unknown): Value | null;
  /** The memory budget; the isolate’s own if absent. */
  memory?: MemoryBudget;
}

/** Values that grow and outlive isolates. They exist only in the lasting store and follow its write limits. */
export class LastingValues<Value> {
  readonly #copies = new Map<string, KnownCopy>();
  readonly #options: LastingValuesOptions<Value>;
  readonly #memory: MemoryBudget;

  constructor(options: LastingValuesOptions<Value>) {
    this.#options = options;
    this.#memory = options.memory ?? isolateMemory;
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
    return this.#copies.get(key)?.copy.isDue(Date.now()) ?? true;
  }

  /** Writes a value if that is worth a write (`LastingCopy`), and says whether it did. Never rejects. */
  async keep(key: string, value: Value): Promise<boolean> {
    if (!this.isDue(key)) return false;
    try {
      return await this.#copyOf(key).keep(storedText({ at: Date.now(), value }));
    } catch (error) {
      log('warn', 'store unwritable', { key, error: String(error) });
      return false;
    }
  }

  #copyOf(key: string): LastingCopy {
    let known = this.#copies.get(key);
    if (known === undefined) {
      const { store, keepMs } = this.#options;
      known = { copy: new LastingCopy(store, key, keepMs), bytes: 0, evict: () => this.#copies.delete(key) };
      this.#copies.set(key, known);
      this.#memory.keep(known, weightOf(key));
    }
    this.#memory.use(known);
    return known.copy;
  }
}
