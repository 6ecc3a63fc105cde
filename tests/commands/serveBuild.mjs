import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';

/**
 * Serves the production build (`dist/`) in the Workers runtime. `vars` replace those of `wrangler.toml`; `cf` is what the
 * edge says of every visitor. Gives the address and a function that ends it.
 *
 * @param {{ root: string, port: number, host?: string, vars: Record<string, string>, cf: Record<string, string>, onLog?: (line: string) => void }} options
 * @returns {Promise<{ url: URL, close: () => Promise<void> }>}
 */
export async function serveBuild({ root, port, host = '127.0.0.1', vars, cf, onLog = () => {} }) {
  const folder = resolve(root, 'dist/worker');
  const { workerOptions } = workerOptionsOf(resolve(folder, 'wrangler.json'));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...workerOptions,
      name: 'scoreline',
      modules: [{ type: 'ESModule', path: resolve(folder, 'index.js') }],
      modulesRoot: folder,
      bindings: { ...workerOptions.bindings, ...vars },
      cf,
      host,
      port,
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ message }) => onLog(message),
    }),
  );
  return { url: await miniflare.ready, close: () => miniflare.dispose() };
}
