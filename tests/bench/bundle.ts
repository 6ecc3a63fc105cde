import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import * as v from 'valibot';
import { browserFiles } from '../commands/buildReport.mjs';
import { root } from '../commands/run.mjs';

/** What a browser loads of the site's own script and style for a page, in bytes. */
export interface RouteFiles {
  label: string;
  script: { gzip: number; brotli: number };
  style: { gzip: number; brotli: number };
}

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
    isDynamicEntry: v.optional(v.boolean(), false),
  }),
);

type Manifest = v.InferOutput<typeof manifestSchema>;

const ENTRY = 'web/browser.tsx';
const WORDS = 'locales/en.ts';
const OWN_PAGE = /^web\/pages\/(\w+)Page\.tsx$/;

// A chunk and all that it imports: what must be there before it runs.
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

/** The files of each kind of page, from the build's manifest: the entry, one language, and the page's own chunk. */
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
  const filesOf = (label: string, sources: string[]): RouteFiles => {
    const chunks = [...withImports(manifest, sources)].map((source) => manifest[source]);
    return {
      label,
      script: sum(new Set(chunks.flatMap((chunk) => chunk?.file ?? []))),
      style: sum(new Set(chunks.flatMap((chunk) => chunk?.css ?? []))),
    };
  };
  const common = [ENTRY, WORDS];
  const own = Object.entries(manifest).flatMap(([source, { isDynamicEntry }]) => {
    const [, name] = OWN_PAGE.exec(source) ?? [];
    return isDynamicEntry && name !== undefined ? [filesOf(name.toLowerCase(), [...common, source])] : [];
  });
  return [filesOf('home', common), ...own];
}
