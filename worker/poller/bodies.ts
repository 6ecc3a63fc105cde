/** The limit of a stored body, below SQLite's 2 MB a row. */
const MAX_STORED = 1_900_000;

async function through(bytes: Uint8Array, transform: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Response(bytes).body?.pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Compresses bytes for storage with gzip; null when they don't fit into a row. */
export async function packed(bytes: Uint8Array): Promise<Uint8Array | null> {
  const small = await through(bytes, new CompressionStream('gzip'));
  return small.byteLength > MAX_STORED ? null : small;
}

export function unpacked(stored: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return through(new Uint8Array(stored), new DecompressionStream('gzip'));
}
