import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** In order of preference: the smaller result first. */
export const COMPRESSIONS = ['br', 'gzip'] as const;

export type Compression = (typeof COMPRESSIONS)[number];

/** Brotli at 6 is as fast as gzip at 6, and a fifth smaller. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** The preferred compression that a browser accepts (`Accept-Encoding`); null for none. */
export function compressionFor(acceptEncoding: string): Compression | null {
  const taken = new Set<string>();
  for (const each of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) taken.add(name);
  }
  return COMPRESSIONS.find((name) => taken.has(name)) ?? null;
}

/** Compresses bytes: 400 kB take about 3 ms. */
export function compressed(text: Uint8Array, compression: Compression): Uint8Array {
  return compression === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text);
}
