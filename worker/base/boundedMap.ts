/** A map of at most `most` entries: of more, the one that was put in or made use of longest ago goes. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The entry of a key, which stays as old as it is. */
  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  /** Puts an entry in as the newest, whether it was there or not. */
  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
  }

  /** The entry of a key, made where there is none; it is the newest from now on. */
  use(key: Key, make: () => Value): Value {
    const value = this.#entries.get(key) ?? make();
    this.set(key, value);
    return value;
  }
}
