const encoder = new TextEncoder();

/** A piece of a document: text, or bytes that were made of text before. */
export type Piece = string | Uint8Array;

/** No bytes at all. */
export const NOTHING = new Uint8Array();

/** A text as UTF-8. */
export function bytesOf(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Pieces as UTF-8. Neighbouring texts are encoded together: each call costs, however short the text. */
export function encoded(pieces: readonly Piece[]): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    if (text !== '') chunks.push(bytesOf(text));
    text = '';
    chunks.push(piece);
  }
  if (text !== '') chunks.push(bytesOf(text));
  return chunks;
}

/** Chunks one after the other. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(lengthOf(chunks));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/** Chunks up to each of some among them, and after the last of these. */
export function partedAt(chunks: readonly Uint8Array[], marks: readonly Uint8Array[]): Uint8Array[][] {
  const parts: Uint8Array[][] = [];
  let from = 0;
  for (const mark of marks) {
    const at = chunks.indexOf(mark, from);
    parts.push(chunks.slice(from, at < 0 ? chunks.length : at));
    from = at < 0 ? chunks.length : at + 1;
  }
  return [...parts, chunks.slice(from)];
}

/** The bytes of all chunks together. */
export function lengthOf(chunks: readonly Uint8Array[]): number {
  let length = 0;
  for (const chunk of chunks) length += chunk.byteLength;
  return length;
}
