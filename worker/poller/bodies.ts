import { digestHex } from '../base/digestHex.ts';

/** What one row of the store holds: SQLite's rows end at 2 MB. */
const MAX_STORED = 1_900_000;

/** A list of so many bytes hardly ever fits into a row, and is had again soon. */
const MAX_WRITTEN = 8_000_000;

/** Longer answers are kept and sent pressed together: a day of 20,000 events has 17 MB, and a tenth of it as gzip. */
export const LONG = 3 * 1024 * 1024;

/** The bytes of an answer as the poller keeps and sends them. */
export interface AnswerBytes {
  content: Uint8Array;
  /** As gzip (RFC 1952). */
  isPacked: boolean;
}

async function through(bytes: Uint8Array, transform: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Response(bytes).body?.pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function gzipped(bytes: Uint8Array): Promise<Uint8Array> {
  return through(bytes, new CompressionStream('gzip'));
}

const fitting = (small: Uint8Array) => (small.byteLength > MAX_STORED ? null : small);

/** The bytes as they are stored; null where they are too many. */
export async function packed(bytes: Uint8Array): Promise<Uint8Array | null> {
  return bytes.byteLength > MAX_WRITTEN ? null : fitting(await gzipped(bytes));
}

export function unpacked(stored: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return through(new Uint8Array(stored), new DecompressionStream('gzip'));
}

/** An answer of so many bytes in the clear as it is stored; null where they are too many. */
export async function storedBytes({ content, isPacked }: AnswerBytes, length: number): Promise<Uint8Array | null> {
  if (!isPacked) return packed(content);
  return length > MAX_WRITTEN ? null : fitting(content);
}

/** A stored answer as it is kept in memory. */
export async function recalled(stored: ArrayBuffer): Promise<AnswerBytes> {
  // The last four bytes of gzip are how many it was made of (RFC 1952, section 2.3.1).
  const length = new DataView(stored).getUint32(stored.byteLength - 4, true);
  return length > LONG
    ? { content: new Uint8Array(stored), isPacked: true }
    : { content: await unpacked(stored), isPacked: false };
}

/** Tells one answer from another by what is kept of it: gzip of the same is the same. */
export async function versionOf(status: number, { content }: AnswerBytes): Promise<string> {
  return `${status}-${await digestHex('SHA-1', content, 10)}`;
}
