import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type PluginOption } from 'vite';

/** Where the bundle lies, in the project's folder. */
const BUNDLE = 'node_modules/.cache/product';

/** What the runtime loads by itself, without the runner. */
export const BUNDLED = `**/${BUNDLE}/*.js`;

/** The modules of the product that the runtime tests and their helpers import, as paths. */
function importedByTests(root: string): string[] {
  const folder = join(root, 'tests');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(runtime|records)(\.test)?\.ts$|^crawl\//.test(file))
    .map((file) => join(folder, file));
  const imported = files.flatMap((file) => {
    const targets = readFileSync(file, 'utf8').matchAll(/^(?!import type\b).*\bfrom '(\.[^']+)';$/gm);
    return Array.from(targets, ([, target = '']) => resolve(dirname(file), target));
  });
  return [...new Set(imported)].filter((path) => !path.startsWith(folder));
}

/** Builds some modules into a folder: what they share is in one file, and each module in one that takes from it. Gives what each exports, by file. */
async function bundleInto(
  folder: string,
  { root, modules, plugins }: { root: string; modules: string[]; plugins: PluginOption[] },
): Promise<Map<string, string[]>> {
  const built = await build({
    ...{ root, plugins, configFile: false, publicDir: false, logLevel: 'error' },
    // React says here what is wrong with what it renders.
    define: { 'process.env.NODE_ENV': '"development"' },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ...{ ssr: true, outDir: folder, emptyOutDir: false, minify: false, target: 'esnext' },
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
 * Has the runtime tests load the product as one module, which the runtime takes from the disk itself. Each file of tests runs in
 * an isolate of its own that loads all of it, and 500 modules one by one take longer than most files' tests.
 */
export function bundledWorker({ root, plugins }: { root: string; plugins: PluginOption[] }): PluginOption {
  let files = new Map<string, string[]>();
  const folder = join(root, BUNDLE);
  const modules = importedByTests(root);
  return {
    name: 'bundled-worker',
    enforce: 'pre',
    async buildStart() {
      files = await bundleInto(folder, { root, modules, plugins });
    },
    load(id) {
      const name = `module${modules.indexOf(id)}.js`;
      const exported = files.get(name);
      if (exported === undefined) return;
      return `export { ${exported.join(', ')} } from ${JSON.stringify(join(folder, name))};`;
    },
  };
}
