import { Response as Answer, fetch as fetchOut } from 'miniflare';
import { root as ownRoot } from '../../worker/commands/run.ts';
import { builtWorker, startRuntime } from '../../worker/commands/runtime.ts';
import { clockShift } from '../clocks/clockShift.mjs';
import { shiftedModules } from '../clocks/shiftedWorker.mjs';
import { startBeside } from '../demo/beside.ts';
import { openedObjects } from './openedObjects.mjs';
import { MOVE_HEADER, movableModules } from './siteClock.mjs';

const BRITISH = { country: 'GB', timezone: 'UTC' };

/**
 * The built worker on the tests' clock, on one that is `shift` milliseconds later than the real one, or on a clock that the
 * test moves (`stopped`). `opened`: see `openedObjects.mjs`.
 */
function testWorker({ root, name, vars, opened = false, stopped = false, shift = clockShift }) {
  const worker = builtWorker({ root, name, vars });
  const objects = worker.durableObjects ?? {};
  const classNames = Object.values(objects).map((object) => object.className);
  const [{ path: entry }] = worker.modules;
  const atClock = () => {
    if (stopped) return movableModules({ modules: worker.modules, objects, stoppedAt: Date.now() });
    return shift === 0 ? worker.modules : shiftedModules({ entry, classNames, milliseconds: shift });
  };
  const modules = atClock();
  return { ...worker, modules: opened ? openedObjects({ modules, classNames }) : modules };
}

/** Takes every push, as a browser's push service does. Other requests leave the worker. */
const withPushService = (request) =>
  new URL(request.url).hostname === 'fcm.googleapis.com' ? new Answer(null, { status: 201 }) : fetchOut(request);

/**
 * Serves the production build (`dist/`) in the Workers runtime. The demonstration serves the sources that `vars` do not name.
 *
 * - `root` is the folder whose `dist/` is served, `port` a free one by default.
 * - `cf` is the `request.cf` of every visitor.
 * - `direct` leaves out the local proxy and the client files, for measuring. Requests carry `request.cf` in the header
 *   `MF-CF-Blob`.
 * - `inspect` opens the runtime's inspector.
 * - `opened` allows `end` to abort a Durable Object (`openedObjects.mjs`).
 * - `matchesPerDay` is the size of the demonstration.
 * - `state` is the folder of the site's stores.
 * - `pushService` takes the site's pushes.
 * - `stopped` stops the site's clock; `moveClock` moves it (`siteClock.mjs`).
 *
 * @param {{ root?: string, port?: number, host?: string, vars: Record<string, string>, cf?: Record<string, string>, direct?: boolean, inspect?: boolean, opened?: boolean, state?: string, stopped?: boolean, pushService?: boolean, matchesPerDay?: number, onLog?: (line: string) => void }} options
 * @returns {Promise<{ url: URL, inspector: URL | null, end: (binding: string, name: string) => Promise<void>, store: (key: string, text: string) => Promise<void>, moveClock: (milliseconds: number) => Promise<void>, close: () => Promise<void> }>}
 */
export async function serveBuild({
  root = ownRoot,
  port = 0,
  host = '127.0.0.1',
  vars,
  cf = BRITISH,
  direct = false,
  inspect = false,
  opened = false,
  state,
  stopped = false,
  pushService = false,
  matchesPerDay,
  onLog,
}) {
  const demonstration = await startBeside(vars, matchesPerDay);
  const miniflare = startRuntime(
    {
      ...testWorker({ root, vars: { ...vars, ...demonstration.vars }, opened, stopped }),
      ...(direct ? { assets: undefined, unsafeDirectSockets: [{ host, port: 0 }] } : {}),
      ...(inspect ? { inspectorPort: 0 } : {}),
      ...(pushService ? { outboundService: withPushService } : {}),
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
      // An aborted object can't answer.
      await objects
        .getByName(name)
        .die()
        .catch(() => undefined);
    },
    /** Puts a text into Workers KV. */
    async store(key, text) {
      const store = await miniflare.getKVNamespace('CACHE');
      await store.put(key, text);
    },
    async moveClock(milliseconds) {
      const worker = await miniflare.getWorker('scoreline');
      await worker.fetch('http://site.test/', { headers: { [MOVE_HEADER]: String(milliseconds) } });
    },
    async close() {
      await miniflare.dispose();
      await demonstration.close();
    },
  };
}

/**
 * Serves the production build once for each of `settings`, in one runtime. The sites share nothing else and serve no client
 * files. Returns a function per site that requests a path. `shift` is how much later than the real clock theirs is.
 *
 * @param {{ settings: Record<string, string>[], shift?: number, onLog?: (line: string) => void }} options
 * @returns {Promise<{ ask: ((path: string, headers?: Record<string, string>) => Promise<Response>)[], close: () => Promise<void> }>}
 */
export async function serveBuilds({ settings, shift, onLog }) {
  const demonstrations = await Promise.all(settings.map((vars) => startBeside(vars)));
  const workers = settings.map((vars, index) => ({
    ...testWorker({ root: ownRoot, name: `site-${index}`, vars: { ...vars, ...demonstrations[index].vars }, shift }),
    assets: undefined,
    // A queue has one consumer.
    queueConsumers: undefined,
  }));
  const miniflare = startRuntime({ workers, cf: BRITISH }, onLog);
  await miniflare.ready;
  const ask = await Promise.all(
    workers.map(async ({ name }) => {
      const worker = await miniflare.getWorker(name);
      return (path, headers = {}) => worker.fetch(`http://site.test${path}`, { redirect: 'manual', headers });
    }),
  );
  return {
    ask,
    async close() {
      await miniflare.dispose();
      await Promise.all(demonstrations.map(({ close }) => close()));
    },
  };
}
