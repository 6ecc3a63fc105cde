import { joinedBytes } from '../base/bytes.ts';

const encoder = new TextEncoder();

/** Bytes that one text contains by a mark, so that what is known as bytes is neither copied as text nor encoded again. */
export class KeptBytes {
  /** No other text can contain it. */
  readonly #name = crypto.randomUUID();
  readonly #marks = new RegExp(`"${this.#name}(\\d+)"`);
  readonly #kept: (readonly Uint8Array[])[] = [];

  /** A mark for these bytes. It stands in the text in quotes, which the bytes replace too. */
  mark(parts: readonly Uint8Array[]): string {
    return `${this.#name}${this.#kept.push(parts) - 1}`;
  }

  /** The bytes of a text with those of its marks. */
  bytesOf(text: string): Uint8Array {
    const pieces = text.split(this.#marks);
    // Every second piece is the number of a mark.
    return joinedBytes(
      pieces.flatMap((piece, index) => (index % 2 === 0 ? encoder.encode(piece) : (this.#kept[Number(piece)] ?? []))),
    );
  }
}
