const encoder = new TextEncoder();

/** A piece of a document: text, or bytes that were made of text before. */
export type Piece = string | Uint8Array;

/** A text as UTF-8. */
export function bytesOf(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Pieces one after the other, as UTF-8. Neighbouring texts are encoded together: each call costs, however short the text. */
export function joined(pieces: readonly Piece[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  let text = '';
  let length = 0;
  const add = (chunk: Uint8Array) => {
    chunks.push(chunk);
    length += chunk.byteLength;
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    if (text !== '') add(bytesOf(text));
    text = '';
    add(piece);
  }
  if (text !== '') add(bytesOf(text));
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
