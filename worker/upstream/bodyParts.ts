/** What is read at once, in bytes. */
const PART_BYTES = 64 * 1024;

type Read = () => Promise<Uint8Array | null>;

function reader(body: ReadableStream<Uint8Array>): { read: Read; cancel(): Promise<void> } {
  try {
    const bytes = body.getReader({ mode: 'byob' });
    let buffer = new ArrayBuffer(PART_BYTES);
    return {
      async read() {
        const { done, value } = await bytes.read(new Uint8Array(buffer, 0, PART_BYTES));
        if (done || value === undefined) return null;
        buffer = value.buffer;
        return value;
      },
      cancel: () => bytes.cancel(),
    };
  } catch {
    // A stream that somebody made of objects has parts of its own.
    const parts = body.getReader();
    return {
      async read() {
        const { done, value } = await parts.read();
        return done ? null : value;
      },
      cancel: () => parts.cancel(),
    };
  }
}

/**
 * Gives the parts of a body to `take` until that wants no more. A part serves for as long as `take` runs: where the stream
 * allows it all are read into the same memory, because what thousands of them left behind would have to be collected first.
 * `readOn` tells whether the body ended within `most` bytes.
 */
export function bodyParts(body: ReadableStream<Uint8Array>, take: (part: Uint8Array) => boolean) {
  const { read, cancel } = reader(body);
  let bytes = 0;
  let isWanted = true;
  return {
    cancel,
    async readOn(most: number): Promise<boolean> {
      while (isWanted && bytes <= most) {
        const part = await read();
        if (part === null) return true;
        bytes += part.byteLength;
        isWanted = take(part);
      }
      return false;
    },
  };
}
