interface Entry<Value> {
  value: Value;
  size: number;
}

/**
 * A map with a limit: of entries, or of bytes if `set` gets sizes. The least recently used entries go first. The entry
 * that was set last stays, however large it is.
 */
export class Lru<Key, Value> {
  /** Least recently used first. */
  readonly #entries = new Map<Key, Entry<Value>>();
  readonly #max: number;
  #size = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** The sizes of all entries together. */
  get size(): number {
    return this.#size;
  }

  /** Reads an entry and makes it the newest. */
  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Sets an entry and makes it the newest. */
  set(key: Key, value: Value, size = 1): void {
    this.delete(key);
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#max || oldest === key) break;
      this.delete(oldest);
    }
  }

  /** Reads an entry; creates it if it is missing. */
  use(key: Key, make: () => Value, size = 1): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made, size);
    return made;
  }

  delete(key: Key): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }

  /** All values without a copy of the list, least recently used first. */
  *values(): Generator<Value, void> {
    for (const { value } of this.#entries.values()) yield value;
  }

  /** All entries, most recently used first. */
  entries(): [Key, Value][] {
    return [...this.#entries].map(([key, { value }]): [Key, Value] => [key, value]).reverse();
  }
}
