import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type PluginOption } from 'vite';

const BUNDLE = 'virtual:product/';

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

/** The files of a build of some modules: what they share is in one, and each module in one that takes from it. */
async function bundleOf(root: string, modules: string[], plugins: PluginOption[]): Promise<Map<string, string>> {
  const built = await build({
    ...{ root, plugins, configFile: false, publicDir: false, logLevel: 'error' },
    // React says here what is wrong with what it renders.
    define: { 'process.env.NODE_ENV': '"development"' },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ...{ ssr: true, write: false, minify: false, target: 'esnext' },
      rolldownOptions: {
        input: Object.fromEntries(modules.map((path, index) => [`module${index}`, path])),
        external: [/^cloudflare:/, /^node:/],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', codeSplitting: { groups: [{ name: 'product', test: /./ }] } },
      },
    },
  });
  if (!('output' in built)) throw new Error('the bundle of the runtime tests is one output');
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])));
}

/**
 * Has the runtime tests load the product as one module. Each file of tests runs in an isolate of its own that loads all
 * of it, and 500 modules one by one take longer than most files' tests.
 */
export function bundledWorker({ root, plugins }: { root: string; plugins: PluginOption[] }): PluginOption {
  let files = new Map<string, string>();
  const modules = importedByTests(root);
  return {
    name: 'bundled-worker',
    enforce: 'pre',
    async buildStart() {
      files = await bundleOf(root, modules, plugins);
    },
    resolveId: (id) => (id.startsWith(BUNDLE) ? `\0${id}` : undefined),
    load(id) {
      const index = modules.indexOf(id);
      const file = index === -1 ? id.split(BUNDLE)[1] : `module${index}.js`;
      const code = file === undefined ? undefined : files.get(file);
      if (code === undefined) return;
      // A map as long as the code would be sent to each isolate with it.
      return { code: code.replaceAll(/(from|import) "\.\//g, `$1 "${BUNDLE}`), map: { mappings: '' } };
    },
  };
}
