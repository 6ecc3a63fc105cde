/** A map that drops the least recently used entry beyond `most`. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Reads an entry without making it newer. */
  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  /** Sets an entry and makes it the newest. */
  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
  }

  /** Reads an entry and makes it the newest; creates it if it is missing. */
  use(key: Key, make: () => Value): Value {
    const value = this.#entries.get(key) ?? make();
    this.set(key, value);
    return value;
  }
}
