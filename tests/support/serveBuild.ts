import { Response as Answer, type Request as Asked, fetch as fetchOut } from 'miniflare';
import { root as ownRoot } from '../../worker/commands/run.ts';
import { type BuiltWorker, builtWorker, startRuntime } from '../../worker/commands/runtime.ts';
import { clockShift } from '../clocks/clockShift.ts';
import { shiftedModules } from '../clocks/shiftedWorker.ts';
import { startBeside } from '../demo/beside.ts';
import { END_HEADER, openedObjects } from './openedObjects.ts';
import { MOVE_HEADER, movableModules } from './siteClock.ts';

const BRITISH = { country: 'GB', timezone: 'UTC' };

interface WorkerOptions extends Pick<ServeOptions, 'vars' | 'opened' | 'stopped'> {
  root: string;
  name?: string;
  shift?: number;
}

/**
 * The built worker on the tests' clock, on one that is `shift` milliseconds later than the real one, or on a clock that the
 * test moves (`stopped`). `opened`: see `openedObjects.ts`.
 */
function testWorker(options: WorkerOptions): BuiltWorker {
  const { opened = false, stopped = false, shift = clockShift, ...built } = options;
  const worker = builtWorker(built);
  const classes = Object.entries(worker.durableObjects ?? {}).map(
    ([binding, object]) => [binding, typeof object === 'string' ? object : object.className] as const,
  );
  const classNames = classes.map(([, name]) => name);
  const [{ path: entry }] = worker.modules;
  const atClock = () => {
    if (stopped) return movableModules(worker.modules, Object.fromEntries(classes), Date.now());
    return shift === 0 ? worker.modules : shiftedModules({ entry, classNames, milliseconds: shift });
  };
  const modules = atClock();
  return { ...worker, modules: opened ? openedObjects(modules, classNames) : modules };
}

/** Takes every push, as a browser's push service does. Other requests leave the worker. */
const withPushService = (request: Asked) =>
  new URL(request.url).hostname === 'fcm.googleapis.com' ? new Answer(null, { status: 201 }) : fetchOut(request);

interface ServeOptions {
  /** The folder whose `dist/` is served. */
  root?: string;
  /** A free one by default. */
  port?: number;
  host?: string;
  vars: Readonly<Record<string, string>>;
  /** The `request.cf` of every visitor. */
  cf?: Record<string, string>;
  /** Leaves out the local proxy and the client files, for measuring. Requests carry `request.cf` in the header `MF-CF-Blob`. */
  direct?: boolean;
  /** Opens the runtime's inspector. */
  inspect?: boolean;
  /** Allows `end` to abort a Durable Object. */
  opened?: boolean;
  /** The folder of the site's stores. */
  state?: string;
  /** Stops the site's clock, which `moveClock` moves. */
  stopped?: boolean;
  /** Takes the site's pushes. */
  pushService?: boolean;
  /** The size of the demonstration. */
  matchesPerDay?: number;
  onLog?: (line: string) => void;
}

/** Serves the production build (`dist/`) in the Workers runtime. The demonstration serves the sources that `vars` do not name. */
export async function serveBuild(options: ServeOptions) {
  const { root = ownRoot, port = 0, host = '127.0.0.1', vars, cf = BRITISH, state, matchesPerDay, onLog } = options;
  const { direct = false, inspect = false, pushService = false, opened, stopped } = options;
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
  /** Tells the wrapped worker something that does not reach the site's code. */
  const tell = async (headers: Record<string, string>) => {
    const worker = await miniflare.getWorker('scoreline');
    await worker.fetch('http://site.test/', { headers });
  };
  return {
    url: direct ? await miniflare.unsafeGetDirectURL('scoreline') : url,
    inspector: inspect ? await miniflare.getInspectorURL() : null,
    /** Aborts a Durable Object, like a crash. */
    end: (binding: string, name: string) => tell({ [END_HEADER]: `${binding} ${name}` }),
    /** Puts a text into Workers KV. */
    async store(key: string, text: string) {
      const store = await miniflare.getKVNamespace('CACHE');
      await store.put(key, text);
    },
    moveClock: (milliseconds: number) => tell({ [MOVE_HEADER]: String(milliseconds) }),
    async close() {
      await miniflare.dispose();
      await demonstration.close();
    },
  };
}

/** What a site answered. */
export interface Visit {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Serves the production build once for each of `settings`, in one runtime. The sites share nothing else and serve no client
 * files. Returns a function per site that requests a path. `shift` is how much later than the real clock theirs is.
 */
export async function serveBuilds(sites: {
  settings: readonly ServeOptions['vars'][];
  shift?: number;
  onLog?: (line: string) => void;
}) {
  const { settings, shift, onLog } = sites;
  const demonstrations = await Promise.all(settings.map((vars) => startBeside(vars)));
  const workers = settings.map((vars, index) => ({
    ...testWorker({ root: ownRoot, name: `site-${index}`, vars: { ...vars, ...demonstrations[index]?.vars }, shift }),
    assets: undefined,
    // A queue has one consumer.
    queueConsumers: undefined,
  }));
  const miniflare = startRuntime({ workers, cf: BRITISH }, onLog);
  await miniflare.ready;
  const ask = await Promise.all(
    workers.map(async ({ name }) => {
      const worker = await miniflare.getWorker(name);
      return async (path: string, headers: Record<string, string> = {}): Promise<Visit> => {
        const answer = await worker.fetch(`http://site.test${path}`, { redirect: 'manual', headers });
        return { status: answer.status, headers: new Headers([...answer.headers]), text: await answer.text() };
      };
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
