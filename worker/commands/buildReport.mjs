import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './run.mjs';

/**
 * The browser's script and style in `dist/`, compressed as a server sends them, in bytes.
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

/** What the browser loads, as lines to print. */
export function buildReport() {
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  return browserFiles()
    .map(({ file, gzip, brotli }) => `  ${file}: ${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`)
    .join('\n');
}
