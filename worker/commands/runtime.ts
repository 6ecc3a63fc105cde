import { resolve } from 'node:path';
import type { V4MiniflareOptions, V4ModuleDefinition, V4WorkerOptionsShape } from 'miniflare';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import * as v from 'valibot';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { withoutStack } from './withoutStack.ts';

/** The modules of a worker. The first is its entry. */
export type Modules = [V4ModuleDefinition, ...V4ModuleDefinition[]];

/** Variables as `wrangler.toml` writes them. */
const variables = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** Miniflare's options of one worker. */
export interface BuiltWorker extends V4WorkerOptionsShape {
  name: string;
  modules: Modules;
  modulesRoot: string;
  bindings: v.InferOutput<typeof variables>;
}

/** Miniflare options for the built worker (`dist/worker`). `vars` replace those of `wrangler.toml`. */
export function builtWorker(options: {
  root: string;
  name?: string;
  vars: Readonly<Record<string, string>>;
}): BuiltWorker {
  const { root, name = 'scoreline', vars } = options;
  const folder = resolve(root, 'dist/worker');
  const { workerOptions } = workerOptionsOf(resolve(folder, 'wrangler.json'));
  return {
    ...workerOptions,
    name,
    modules: [{ type: 'ESModule', path: resolve(folder, 'index.js') }],
    modulesRoot: folder,
    bindings: { ...v.parse(v.optional(variables, {}), workerOptions.bindings), ...vars },
    // A deploy has queues only with keys of alerts (`web/build/environment.ts`). Locally they cost nothing.
    queueProducers: { ALERTS: 'alerts' },
    queueConsumers: { alerts: { maxBatchSize: 1, maxBatchTimeout: 0 } },
  };
}

/** Starts the Workers runtime. `onLog` receives each log line of a worker. */
export function startRuntime(options: V4MiniflareOptions, onLog: (line: string) => void = () => {}): Miniflare {
  return new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ message }) => onLog(withoutStack(message)),
    }),
  );
}
