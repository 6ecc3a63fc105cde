import { builtWorker, startRuntime } from '../../worker/commands/runtime.mjs';
import { clockShift } from '../clocks/clockShift.mjs';
import { shiftedModules } from '../clocks/shiftedWorker.mjs';
import { openedObjects } from './openedObjects.mjs';

/** The built worker at the clock of the tests, with Durable Objects that a test can end where it is `opened`. */
function testWorker({ root, name, vars, opened = false }) {
  const worker = builtWorker({ root, name, vars });
  const classNames = Object.values(worker.durableObjects ?? {}).map((object) => object.className);
  const [{ path: entry }] = worker.modules;
  const modules = clockShift === 0 ? worker.modules : shiftedModules({ entry, classNames, milliseconds: clockShift });
  return { ...worker, modules: opened ? openedObjects({ modules, classNames }) : modules };
}

/**
 * Serves the production build (`dist/`) to a test, in the Workers runtime.
 *
 * - `cf` is the place that the edge gives every visitor.
 * - `direct` leaves out the proxy and the browser's files, for measuring. Requests go straight to the worker, and carry the place in the
 *   header `MF-CF-Blob`.
 * - `inspect` opens the runtime's inspector.
 * - `opened` lets `end` end a Durable Object (`openedObjects.mjs`).
 * - `state` names a folder for the site's stores.
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
  onLog,
}) {
  const miniflare = startRuntime(
    {
      ...testWorker({ root, vars, opened }),
      ...(direct ? { assets: undefined, unsafeDirectSockets: [{ host, port: 0 }] } : {}),
      ...(inspect ? { inspectorPort: 0 } : {}),
      cf,
      host,
      port,
      ...(state === undefined ? {} : { resourcePersistencePath: state }),
    },
    onLog,
  );
  const url = await miniflare.ready;
  return {
    url: direct ? await miniflare.unsafeGetDirectURL('scoreline') : url,
    inspector: inspect ? await miniflare.getInspectorURL() : null,
    async end(binding, name) {
      const objects = await miniflare.getDurableObjectNamespace(binding);
      // An object that ends can't answer.
      await objects
        .getByName(name)
        .die()
        .catch(() => undefined);
    },
    close: () => miniflare.dispose(),
  };
}

/**
 * Serves the production build several times in one runtime, once for each of `settings`. The sites share only the runtime, and serve no
 * files of the browser. Gives for each site a function that requests a path.
 *
 * @param {{ root: string, settings: Record<string, string>[], cf: Record<string, string>, onLog?: (line: string) => void }} options
 * @returns {Promise<{ ask: ((path: string) => Promise<Response>)[], close: () => Promise<void> }>}
 */
export async function serveBuilds({ root, settings, cf, onLog }) {
  const workers = settings.map((vars, index) => ({
    ...testWorker({ root, name: `site-${index}`, vars }),
    assets: undefined,
  }));
  const miniflare = startRuntime({ workers, cf }, onLog);
  await miniflare.ready;
  const ask = await Promise.all(
    workers.map(async ({ name }) => {
      const worker = await miniflare.getWorker(name);
      return (path) => worker.fetch(`http://site.test${path}`, { redirect: 'manual' });
    }),
  );
  return { ask, close: () => miniflare.dispose() };
}
