import { resolve } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { clientAssets } from './web/build/clientAssets.ts';
import { contentFiles } from './web/build/contentFiles.ts';
import { alertQueues, deployConfig } from './web/build/environment.ts';
import { freshPages } from './web/build/freshPages.ts';
import { letters } from './web/build/letters.ts';
import { pictures } from './web/build/pictures.ts';
import { staticFiles } from './web/build/staticFiles.ts';
import { words } from './web/build/words.ts';
import { deployProblems, requiredSecrets } from './worker/commands/deployProblems.ts';
import { continueInNode24 } from './worker/commands/node24.mjs';
import { parseContentFiles } from './worker/content/fromFiles/read.ts';

continueInNode24();

/** What Vite itself serves while developing: sources, its client and the packages. The worker takes everything else. */
const DEVELOPMENT_FILES = ['!/@*', '!/web/*', '!/locales/*', '!/node_modules/*', '!/__debug*'];

/**
 * Gives the worker what its environment (`CLOUDFLARE_ENV`) shares with the others, and names the secrets that a deploy stops
 * without. Fails the build where a setting under [vars] can't be used.
 */
function completeDeploy(worker: object): void {
  const complete = deployConfig('wrangler.toml', process.env.DEPLOYED_ENV);
  const problems = deployProblems(complete.vars);
  if (problems.length > 0) throw new Error(`[vars] of wrangler.toml can’t be used:\n  ${problems.join('\n  ')}`);
  const required = new Set([...(complete.secrets?.required ?? []), ...requiredSecrets(complete.vars)]);
  Object.assign(worker, complete, { secrets: required.size > 0 ? { required: [...required] } : undefined });
}

/** `react-dom/server` also has the streaming renderers: 100 kB that the worker never runs. */
const REACT_TO_STRING = resolve('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js');

/** Notices of the packages in a bundle. The browser's are served at `/licenses.md`. */
const LICENSES = { fileName: 'licenses.md' };

/** A script's name says nothing: content blockers stop files whose names have words such as odds, offer or ad. */
const SCRIPT_NAME = 'assets/x-[hash].js';

/** Imports a part as it is. Vite’s own helper also loads style sheets and modules of the part, and here there are none. */
const bareImports: Plugin = {
  name: 'bare-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** The gallery of a development server. A build loads nothing of the tests. */
async function galleryPlugins(): Promise<Plugin[]> {
  const { gallery } = await import('./tests/gallery/plugin.ts');
  return [gallery()];
}

const configOf = (command: 'build' | 'serve'): UserConfig => ({
  publicDir: 'web/public',
  resolve: { alias: command === 'build' ? { 'react-dom/server': REACT_TO_STRING } : {} },
  plugins: [
    react(),
    tailwindcss(),
    pictures(),
    letters(),
    words(),
    staticFiles(),
    freshPages(),
    bareImports,
    command === 'serve' ? galleryPlugins() : [],
    contentFiles({
      folder: 'worker/content/files',
      problemsIn(values) {
        const read = parseContentFiles(values);
        return read.ok ? [] : read.error;
      },
    }),
    clientAssets({ entry: 'web/browser/start.tsx' }),
    cloudflare({
      viteEnvironment: { name: 'worker' },
      config(worker) {
        const rules = worker.assets?.run_worker_first;
        if (command === 'build') return completeDeploy(worker);
        if (Array.isArray(rules)) rules.push(...DEVELOPMENT_FILES);
        worker.queues = alertQueues('local');
        // Where secrets are named, a local run would be given no other setting of `.dev.vars`.
        worker.secrets = undefined;
      },
    }),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        license: LICENSES,
        target: 'es2022',
        // The document names what a page loads, and there is one style sheet: no file needs a list of others.
        modulePreload: false,
        cssCodeSplit: false,
        // The content security policy allows no font in a data: address.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'web/browser/start.tsx',
          optimization: { inlineConst: true },
          output: {
            entryFileNames: SCRIPT_NAME,
            chunkFileNames: SCRIPT_NAME,
            hashCharacters: 'hex',
            // What every page needs is one file: a dozen small ones that always load together compress worse by 5 kB.
            codeSplitting: { groups: [{ name: 'browser', tags: ['$initial'] }] },
          },
        },
      },
      optimizeDeps: { entries: ['web/browser/start.tsx'] },
    },
    worker: {
      build: {
        outDir: 'dist/worker',
        license: LICENSES,
        minify: true,
        sourcemap: true,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    },
  },
  builder: {
    // The worker holds the hashed names of the client's files, so the client comes first.
    async buildApp(builder) {
      for (const name of ['client', 'worker']) {
        const environment = builder.environments[name];
        if (environment === undefined) throw new Error(`vite knows no environment ${name}`);
        await builder.build(environment);
      }
    },
  },
  server: { watch: { ignored: ['**/.wrangler/**', '**/.cms/**', '**/dist/**', '**/tests/**'] } },
});

export default defineConfig(({ command }) => {
  if (command === 'build') {
    // A build names its environment, so that `wrangler deploy --env` refuses the build of another one.
    process.env.DEPLOYED_ENV ??= process.env.CLOUDFLARE_ENV || 'production';
    // Wrangler would warn of each binding that the environment takes from the top of the file. `completeDeploy` adds them.
    process.env.CLOUDFLARE_ENV = '';
  }
  return configOf(command);
});
