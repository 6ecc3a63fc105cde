import { readFileSync } from 'node:fs';
import type { Modules } from '../../worker/commands/runtime.ts';

const stoppedDate = readFileSync(new URL('./stoppedDate.mjs', import.meta.url), 'utf8');

/** A request with this header moves the clock by that many milliseconds. It does not reach the site's code. */
export const MOVE_HEADER = 'x-move-clock';

/**
 * Wraps a worker's modules so that only the test moves their clock. All objects run in one isolate and share the clock. The
 * runtime fires alarms by the real clock, so a move also brings every object's alarm forward. `classNames`: the Durable
 * Objects by binding; `stoppedAt` in milliseconds UTC.
 */
export function movableModules(
  modules: Modules,
  classNames: Readonly<Record<string, string>>,
  stoppedAt: number,
): Modules {
  const [entry] = modules;
  const folder = `${entry.path}/..`;
  const built = `./${entry.path.split('/').at(-1)}`;
  const classes = Object.entries(classNames).map(
    ([binding, className]) => `
export class ${className} extends built.${className} {
  constructor(context, env) {
    const { storage } = context;
    const { setAlarm, getAlarm } = storage;
    storage.setAlarm = (at, ...rest) => setAlarm.call(storage, realNow() + Number(at) - Date.now(), ...rest);
    storage.getAlarm = async (...rest) => {
      const at = await getAlarm.apply(storage, rest);
      return at === null ? null : at - realNow() + Date.now();
    };
    super(context, env);
    objects.set('${binding} ' + context.id.name, ['${binding}', context.id.name]);
  }
  async moveAlarm(milliseconds) {
    const { storage } = this.ctx;
    const at = await storage.getAlarm();
    if (at !== null) await storage.setAlarm(Math.max(Date.now(), at - milliseconds));
  }
}`,
  );
  const main = `
import { moveDate, realNow } from './stoppedDate.js';
import './stopDate.js';
import * as built from '${built}';
export * from '${built}';
const objects = new Map();
export default {
  ...built.default,
  async fetch(request, env, context) {
    const by = request.headers.get('${MOVE_HEADER}');
    if (by === null) return built.default.fetch(request, env, context);
    moveDate(Number(by));
    await Promise.all(Array.from(objects.values(), ([binding, name]) => env[binding].getByName(name).moveAlarm(Number(by))));
    return new Response(null, { status: 204 });
  },
};
${classes.join('\n')}`;
  const first = `import { stopDate } from './stoppedDate.js';\nstopDate(${stoppedAt});`;
  return [
    { type: 'ESModule', path: `${folder}/movable.js`, contents: main },
    { type: 'ESModule', path: `${folder}/stopDate.js`, contents: first },
    { type: 'ESModule', path: `${folder}/stoppedDate.js`, contents: stoppedDate },
    ...modules,
  ];
}
