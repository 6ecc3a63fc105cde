export function joinedBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** The bytes of a body; null beyond `max` bytes. */
export async function readUpTo(
  body: AsyncIterable<Uint8Array> | null,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > max) return null;
    parts.push(part);
  }
  return joinedBytes(parts);
}
