import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { clockShift } from '../clocks/clockShift.mjs';
import { shiftedModules } from '../clocks/shiftedWorker.mjs';
import { openedObjects } from './openedObjects.mjs';

/** The built worker under a name, with `vars` in place of those of `wrangler.toml`, at the clock of the tests. */
function workerOf(root, name, vars, isOpened = false) {
  const folder = resolve(root, 'dist/worker');
  const { workerOptions } = workerOptionsOf(resolve(folder, 'wrangler.json'));
  const entry = resolve(folder, 'index.js');
  const classNames = Object.values(workerOptions.durableObjects ?? {}).map((object) => object.className);
  const modules =
    clockShift === 0
      ? [{ type: 'ESModule', path: entry }]
      : shiftedModules({ entry, classNames, milliseconds: clockShift });
  return {
    ...workerOptions,
    name,
    modules: isOpened ? openedObjects({ modules, classNames }) : modules,
    modulesRoot: folder,
    bindings: { ...workerOptions.bindings, ...vars },
  };
}

/**
 * Serves the production build (`dist/`) in the Workers runtime. `vars` replace those of `wrangler.toml`; `cf` is what the
 * edge says of every visitor. `direct` leaves out the proxy and the browser's files, for measuring: requests go straight to
 * the worker, and say in the header `MF-CF-Blob` what the edge says. Gives the address, the address of the runtime's inspector
 * where `inspect` asks for one, and functions that end it, or with `opened` one of its Durable Objects (`openedObjects.mjs`). What
 * the site keeps is kept in `state`, a folder, where one is named.
 *
 * @param {{ root: string, port: number, host?: string, vars: Record<string, string>, cf: Record<string, string>, direct?: boolean, inspect?: boolean, opened?: boolean, state?: string, onLog?: (line: string) => void }} options
 * @returns {Promise<{ url: URL, inspector: URL | null, end: (binding: string, name: string) => Promise<void>, close: () => Promise<void> }>}
 */
export async function serveBuild({
  root,
  port,
  host = '127.0.0.1',
  vars,
  cf,
  direct = false,
  inspect = false,
  opened = false,
  state,
  onLog = () => {},
}) {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...workerOf(root, 'scoreline', vars, opened),
      ...(direct ? { assets: undefined, unsafeDirectSockets: [{ host, port: 0 }] } : {}),
      ...(inspect ? { inspectorPort: 0 } : {}),
      cf,
      host,
      port,
      ...(state === undefined ? {} : { resourcePersistencePath: state }),
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ message }) => onLog(message),
    }),
  );
  const url = await miniflare.ready;
  return {
    url: direct ? await miniflare.unsafeGetDirectURL('scoreline') : url,
    inspector: inspect ? await miniflare.getInspectorURL() : null,
    async end(binding, name) {
      const objects = await miniflare.getDurableObjectNamespace(binding);
      // Who ends cannot answer.
      await objects
        .getByName(name)
        .die()
        .catch(() => undefined);
    },
    close: () => miniflare.dispose(),
  };
}

/**
 * Serves the production build several times in one runtime, once for each of `settings`, which replace the variables of
 * `wrangler.toml`. Nothing but the runtime is shared; the browser's files are not served. Gives a function for each that
 * asks it for a path.
 *
 * @param {{ root: string, settings: Record<string, string>[], cf: Record<string, string>, onLog?: (line: string) => void }} options
 * @returns {Promise<{ ask: ((path: string) => Promise<Response>)[], close: () => Promise<void> }>}
 */
export async function serveBuilds({ root, settings, cf, onLog = () => {} }) {
  const workers = settings.map((vars, index) => ({ ...workerOf(root, `site-${index}`, vars), assets: undefined }));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers,
      cf,
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ message }) => onLog(message),
    }),
  );
  await miniflare.ready;
  const ask = await Promise.all(
    workers.map(async ({ name }) => {
      const worker = await miniflare.getWorker(name);
      return (path) => worker.fetch(`http://site.test${path}`, { redirect: 'manual' });
    }),
  );
  return { ask, close: () => miniflare.dispose() };
}
