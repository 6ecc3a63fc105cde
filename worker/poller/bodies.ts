import { digestHex } from '../base/digestHex.ts';

/** What one row of the store holds: SQLite's rows end at 2 MB. */
const MAX_STORED = 1_900_000;

/** A list of so many bytes hardly ever fits into a row: the time to press it together is spared. */
const MAX_PACKED = 8_000_000;

async function through(bytes: Uint8Array, transform: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Response(bytes).body?.pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The bytes as they are stored; null where they are too many. */
export async function packed(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (bytes.byteLength > MAX_PACKED) return null;
  const small = await through(bytes, new CompressionStream('gzip'));
  return small.byteLength > MAX_STORED ? null : small;
}

export function unpacked(stored: ArrayBuffer): Promise<Uint8Array> {
  return through(new Uint8Array(stored), new DecompressionStream('gzip'));
}

/** Tells one answer from another. */
export async function versionOf(status: number, bytes: Uint8Array): Promise<string> {
  return `${status}-${await digestHex('SHA-1', bytes, 10)}`;
}
