/**
 * Markup by what it was made of and a key, for as long as that is the same object. Beyond `mostBytes` the half that nobody
 * has asked for goes, and what is asked for stays: everything at once would have to be rendered anew.
 */
export class KeptMarkup {
  readonly #mostBytes: number;
  #recent = new WeakMap<object, Map<string, Uint8Array>>();
  #before = new WeakMap<object, Map<string, Uint8Array>>();
  /** Of the recent half. */
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(of: object, key: string): Uint8Array | undefined {
    const recent = this.#recent.get(of)?.get(key);
    if (recent !== undefined) return recent;
    const before = this.#before.get(of)?.get(key);
    if (before !== undefined) this.put(of, key, before);
    return before;
  }

  put(of: object, key: string, markup: Uint8Array): void {
    this.#bytes += markup.byteLength;
    if (this.#bytes > this.#mostBytes / 2) {
      this.#before = this.#recent;
      this.#recent = new WeakMap();
      this.#bytes = markup.byteLength;
    }
    const variants = this.#recent.get(of);
    if (variants === undefined) this.#recent.set(of, new Map([[key, markup]]));
    else variants.set(key, markup);
  }
}
