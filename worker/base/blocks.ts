/** The bytes of a block, but of the first, which is as long as most answers are. */
const BLOCK_BYTES = 1024 * 1024;
const FIRST_BYTES = 64 * 1024;

/** Bytes that come in parts, copied into a few large blocks: what thousands of parts left behind would wait for the collector. */
export class Blocks {
  #blocks: Uint8Array[] = [];
  #last = new Uint8Array(FIRST_BYTES);
  #used = 0;

  add(part: Uint8Array): void {
    for (let from = 0; from < part.byteLength; ) {
      if (this.#used === this.#last.byteLength) {
        this.#blocks.push(this.#last);
        this.#last = new Uint8Array(BLOCK_BYTES);
        this.#used = 0;
      }
      const taken = part.subarray(from, from + this.#last.byteLength - this.#used);
      this.#last.set(taken, this.#used);
      this.#used += taken.byteLength;
      from += taken.byteLength;
    }
  }

  /** All bytes as one; the parts are let go. */
  joined(): Uint8Array {
    const parts = [...this.#blocks, this.#last.subarray(0, this.#used)];
    this.#blocks = [];
    const whole = new Uint8Array(parts.reduce((length, { byteLength }) => length + byteLength, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.byteLength;
    }
    return whole;
  }
}
