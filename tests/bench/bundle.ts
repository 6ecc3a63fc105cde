import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { root } from '../../worker/commands/run.mjs';
import { partsOf } from '../../worker/render/scriptParts.ts';

/** Brotli bytes of the home page's scripts and style sheets. */
export interface HomeFiles {
  script: number;
  style: number;
}

const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
);

type Manifest = v.InferOutput<typeof manifestSchema>;

const FOLDER = resolve(root, 'dist/client');
const ENTRY = 'web/browser/start.tsx';

// Chunks with all their static imports, which must load before they run.
function withImports(manifest: Manifest, sources: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...sources];
  for (let source = queue.pop(); source !== undefined; source = queue.pop()) {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`the client's manifest has no ${source}`);
    if (found.has(source)) continue;
    found.add(source);
    queue.push(...chunk.imports);
  }
  return found;
}

/** File sizes of the home page, from the build's manifest: entry, English messages and the page's own code. */
export function homeFiles(): HomeFiles {
  const text = readFileSync(`${FOLDER}/.vite/manifest.json`, 'utf8');
  const manifest = v.parse(manifestSchema, JSON.parse(text));
  const files = (sources: Iterable<string>) => Array.from(sources, (source) => basename(manifest[source]?.file ?? ''));
  // Kinds that only the server renders have no messages in the browser.
  const isBuilt = (part: string) => part in manifest || !part.startsWith('virtual:words/');
  const sources = withImports(manifest, [ENTRY, ...partsOf({ name: 'home' }, 'en').filter(isBuilt)]);
  return {
    script: sizeOf(files(sources)),
    style: sizeOf(files(Object.keys(manifest)).filter((file) => file.endsWith('.css'))),
  };
}

/** The total brotli size in bytes of built files by name (`browser-AbC.js`). */
export function sizeOf(names: Iterable<string>): number {
  const sizes = [...new Set(names)].map((name) => brotliCompressSync(readFileSync(`${FOLDER}/assets/${name}`)).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}
