import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { withoutStack } from './withoutStack.mjs';

/**
 * Miniflare options for the built worker (`dist/worker`).
 *
 * @param {{ root: string, name?: string, vars: Record<string, string> }} options `vars` replace those of `wrangler.toml`
 */
export function builtWorker({ root, name = 'scoreline', vars }) {
  const folder = resolve(root, 'dist/worker');
  const { workerOptions } = workerOptionsOf(resolve(folder, 'wrangler.json'));
  return {
    ...workerOptions,
    name,
    modules: [{ type: 'ESModule', path: resolve(folder, 'index.js') }],
    modulesRoot: folder,
    bindings: { ...workerOptions.bindings, ...vars },
    // A deploy has queues only with keys of alerts (`web/build/environment.ts`). Locally they cost nothing.
    queueProducers: { ALERTS: 'alerts' },
    queueConsumers: { alerts: { maxBatchSize: 1, maxBatchTimeout: 0 } },
  };
}

/**
 * Starts the Workers runtime.
 *
 * @param {object} options Miniflare options
 * @param {(line: string) => void} [onLog] receives each log line of a worker
 */
export function startRuntime(options, onLog = () => {}) {
  return new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ message }) => onLog(withoutStack(message)),
    }),
  );
}
