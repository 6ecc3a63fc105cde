import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { Route } from '../../web/format/addresses/routes.ts';
import { root } from '../../worker/commands/run.mjs';
import { partsOf } from '../../worker/render/scriptParts.ts';

/** Compressed sizes in bytes of the scripts and style sheets in `dist/`. */
function browserFiles() {
  const folder = resolve(root, 'dist/client/assets');
  return readdirSync(folder)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => {
      const bytes = readFileSync(resolve(folder, file));
      return { file, gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length };
    });
}

/** Bytes of the site's scripts and style sheets for one page. */
export interface RouteFiles {
  label: string;
  script: { gzip: number; brotli: number };
  style: { gzip: number; brotli: number };
}

const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
);

type Manifest = v.InferOutput<typeof manifestSchema>;

const ENTRY = 'web/browser/start.tsx';
const ROUTES: Readonly<Record<string, Route>> = {
  home: { name: 'home' },
  event: { name: 'event', sport: 'football', slug: 'a-b-1', tab: 'summary' },
  tournament: { name: 'tournament', sport: 'football', category: 'a', slug: 'b-1', tab: 'matches' },
  team: { name: 'team', slug: 'a-1' },
  player: { name: 'player', slug: 'a-1-1' },
  regions: { name: 'regions', sport: 'football' },
  static: { name: 'static', path: 'about-us' },
};

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

/** File sizes of each page kind, from the build's manifest: entry, English messages and the page's own code. */
export function routeFiles(): RouteFiles[] {
  const text = readFileSync(resolve(root, 'dist/client/.vite/manifest.json'), 'utf8');
  const manifest = v.parse(manifestSchema, JSON.parse(text));
  const sizes = new Map(browserFiles().map((each) => [each.file, each]));
  const sum = (files: Set<string>) => {
    const total = { gzip: 0, brotli: 0 };
    for (const file of files) {
      const size = sizes.get(basename(file));
      if (size === undefined) throw new Error(`the build has no ${file}`);
      total.gzip += size.gzip;
      total.brotli += size.brotli;
    }
    return total;
  };
  const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));
  const filesOf = (label: string, sources: string[]): RouteFiles => {
    const chunks = [...withImports(manifest, sources)].map((source) => manifest[source]);
    return {
      label,
      script: sum(new Set(chunks.flatMap((chunk) => chunk?.file ?? []))),
      style: sum(new Set(styles)),
    };
  };
  // Kinds that only the server renders have no messages in the browser.
  const isBuilt = (part: string) => part in manifest || !part.startsWith('virtual:words/');
  return Object.entries(ROUTES).map(([label, route]) =>
    filesOf(label, [ENTRY, ...partsOf(route, 'en').filter(isBuilt)]),
  );
}

/** The total brotli size in bytes of scripts by name (`browser-AbC.js`). */
export function scriptSize(names: readonly string[]): number {
  const wanted = new Set(names);
  return browserFiles().reduce((sum, { file, brotli }) => (wanted.has(file) ? sum + brotli : sum), 0);
}
