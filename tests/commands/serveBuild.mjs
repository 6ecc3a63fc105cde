import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';

/**
 * Serves the production build (`dist/`) in the Workers runtime. `vars` replace those of `wrangler.toml`; `cf` is what the
 * edge says of every visitor. `direct` leaves out the proxy and the browser's files, for measuring: requests go straight to
 * the worker, and say in the header `MF-CF-Blob` what the edge says. Gives the address, the address of the runtime's inspector
 * where `inspect` asks for one, and a function that ends it.
 *
 * @param {{ root: string, port: number, host?: string, vars: Record<string, string>, cf: Record<string, string>, direct?: boolean, inspect?: boolean, onLog?: (line: string) => void }} options
 * @returns {Promise<{ url: URL, inspector: URL | null, close: () => Promise<void> }>}
 */
export async function serveBuild({
  root,
  port,
  host = '127.0.0.1',
  vars,
  cf,
  direct = false,
  inspect = false,
  onLog = () => {},
}) {
  const folder = resolve(root, 'dist/worker');
  const { workerOptions } = workerOptionsOf(resolve(folder, 'wrangler.json'));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...workerOptions,
      name: 'scoreline',
      modules: [{ type: 'ESModule', path: resolve(folder, 'index.js') }],
      modulesRoot: folder,
      ...(direct ? { assets: undefined, unsafeDirectSockets: [{ host, port: 0 }] } : {}),
      bindings: { ...workerOptions.bindings, ...vars },
      ...(inspect ? { inspectorPort: 0 } : {}),
      cf,
      host,
      port,
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ message }) => onLog(message),
    }),
  );
  const url = await miniflare.ready;
  return {
    url: direct ? await miniflare.unsafeGetDirectURL('scoreline') : url,
    inspector: inspect ? await miniflare.getInspectorURL() : null,
    close: () => miniflare.dispose(),
  };
}
