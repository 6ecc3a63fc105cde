import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './run.mjs';

/**
 * Compressed sizes in bytes of the scripts and style sheets in `dist/`.
 *
 * @returns {{ file: string, gzip: number, brotli: number }[]}
 */
export function browserFiles() {
  const folder = resolve(root, 'dist/client/assets');
  return readdirSync(folder)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => {
      const bytes = readFileSync(resolve(folder, file));
      return { file, gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length };
    });
}

export function buildReport() {
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  return browserFiles()
    .map(({ file, gzip, brotli }) => `  ${file}: ${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`)
    .join('\n');
}
