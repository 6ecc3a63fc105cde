import { type GzipPart, gzipOf, gzipPart } from '../base/gzipParts.ts';
import { joinedBytes } from '../base/joinedBytes.ts';
import { type AnswerBytes, LONG } from './bodies.ts';

/** The bytes of a block, but of the first, which is as long as most answers are. */
const BLOCK_BYTES = 1024 * 1024;
const FIRST_BYTES = 64 * 1024;

/** What is kept in the clear of an answer's beginning and of its end, in bytes. */
const END_BYTES = 1000;

/** An answer of a source as it was read. */
export interface ReadAnswer extends AnswerBytes {
  /** How many bytes the source sent. */
  length: number;
  /** Its first and its last bytes, in the clear. */
  begin: Uint8Array;
  end: Uint8Array;
}

/**
 * Reads an answer from its parts, which it copies into a few large blocks. A long one is pressed together block by block as it
 * comes: it is nowhere in memory as a whole but as gzip.
 */
export class AnswerReader {
  #full: Uint8Array[] = [];
  #pressed: GzipPart[] = [];
  #begin = new Uint8Array();
  #end = new Uint8Array();
  #block = new Uint8Array(FIRST_BYTES);
  #used = 0;
  #length = 0;

  /** Takes the next part; its memory may be used again afterwards. */
  add(part: Uint8Array): void {
    this.#length += part.byteLength;
    for (let from = 0; from < part.byteLength; ) {
      if (this.#used === this.#block.byteLength) this.#nextBlock();
      const taken = part.subarray(from, from + this.#block.byteLength - this.#used);
      this.#block.set(taken, this.#used);
      this.#used += taken.byteLength;
      from += taken.byteLength;
    }
  }

  /** The answer, once all of its parts were added. */
  answer(): ReadAnswer {
    const length = this.#length;
    this.#full.push(this.#block.subarray(0, this.#used));
    if (length > LONG) {
      this.#press();
      return { content: gzipOf(this.#pressed), isPacked: true, length, begin: this.#begin, end: this.#end };
    }
    const content = joinedBytes(this.#full);
    const [begin, end] = [content.subarray(0, END_BYTES), content.subarray(-END_BYTES)];
    return { content, isPacked: false, length, begin, end };
  }

  #nextBlock(): void {
    this.#full.push(this.#block);
    this.#used = 0;
    const isLong = this.#length > LONG;
    if (isLong) this.#press();
    // What was pressed is not needed any more.
    const isFree = isLong && this.#block.byteLength === BLOCK_BYTES;
    if (!isFree) this.#block = new Uint8Array(BLOCK_BYTES);
  }

  #press(): void {
    for (const block of this.#full) {
      if (this.#begin.byteLength === 0) this.#begin = block.slice(0, END_BYTES);
      this.#end = joinedBytes([this.#end, block.subarray(-END_BYTES)]).slice(-END_BYTES);
      this.#pressed.push(gzipPart(block));
    }
    this.#full = [];
  }
}
