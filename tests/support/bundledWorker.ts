import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type PluginOption } from 'vite';

/** The bundle's folder, relative to the project's root. */
const BUNDLE = 'node_modules/.cache/product';

/** Glob of the modules that the runtime loads itself, without the test runner. */
export const BUNDLED = `**/${BUNDLE}/*.js`;

/** Paths of the modules of the product and the demonstration that runtime tests and their helpers import. */
function importedByTests(root: string): string[] {
  const folder = join(root, 'tests');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('demo/'))
    .filter((file) => /\.(runtime|records)(\.night)?(\.test)?\.ts$|^crawl\/|^support\/wireMatch/.test(file))
    .map((file) => join(folder, file));
  const imported = files.flatMap((file) => {
    const targets = readFileSync(file, 'utf8').matchAll(/^(?!import type\b).*\bfrom '(\.[^']+)';$/gm);
    return Array.from(targets, ([, target = '']) => resolve(dirname(file), target));
  });
  return [...new Set(imported)].filter((path) => !path.startsWith(folder) || path.startsWith(join(folder, 'demo')));
}

/**
 * Bundles modules into a folder: one file has all code, and a small file per module re-exports from it. Returns the exported
 * names by file.
 */
async function bundleInto(
  folder: string,
  { root, modules, plugins }: { root: string; modules: string[]; plugins: PluginOption[] },
): Promise<Map<string, string[]>> {
  const built = await build({
    root,
    plugins,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // React's development build warns about invalid markup.
    define: { 'process.env.NODE_ENV': '"development"' },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: Object.fromEntries(modules.map((path, index) => [`module${index}`, path])),
        external: [/^cloudflare:/, /^node:/],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', codeSplitting: { groups: [{ name: 'product', test: /./ }] } },
      },
    },
  });
  if (!('output' in built)) throw new Error('the bundle of the runtime tests is one output');
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.exports]] : [])));
}

/**
 * Makes the runtime tests load the product as one module. Each test file loads the whole product into its own isolate, and
 * loading 500 modules one by one takes longer than most tests.
 */
export function bundledWorker({ root, plugins }: { root: string; plugins: PluginOption[] }): PluginOption {
  let files = new Map<string, string[]>();
  // Every runtime project has this plugin. The first one builds the bundle.
  let bundle: Promise<Map<string, string[]>> | undefined;
  const folder = join(root, BUNDLE);
  const modules = importedByTests(root);
  return {
    name: 'bundled-worker',
    enforce: 'pre',
    async buildStart() {
      bundle ??= bundleInto(folder, { root, modules, plugins });
      files = await bundle;
    },
    load(id) {
      const name = `module${modules.indexOf(id)}.js`;
      const exported = files.get(name);
      if (exported === undefined) return;
      return `export { ${exported.join(', ')} } from ${JSON.stringify(join(folder, name))};`;
    },
  };
}
