/** A map that drops the least recently used entries beyond a limit: of entries, or of what `sizeOf` counts. */
export class Lru<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #most: number;
  readonly #sizeOf: (value: Value) => number;
  #size = 0;

  constructor(most: number, sizeOf: (value: Value) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** Reads an entry and makes it the newest. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Sets an entry and makes it the newest. */
  set(key: Key, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#most) break;
      this.delete(oldest);
    }
  }

  /** Reads an entry; creates it if it is missing. */
  use(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  delete(key: Key): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#size -= this.#sizeOf(value);
  }
}
