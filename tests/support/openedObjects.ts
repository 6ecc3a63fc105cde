import type { Modules } from '../../worker/commands/runtime.ts';

/** The new entry module of the worker. */
const ENTRY = 'opened.js';

/** A request with this header aborts the Durable Object that it names, like a crash: `JOURNAL site`. */
export const END_HEADER = 'x-end';

/**
 * Wraps a worker's modules so that tests can reach its Durable Objects. Each object logs its start (`began: Relay football-weur-0`), and
 * `END_HEADER` aborts it. A request with the header `x-relay` opens a football socket at the relay of that name.
 */
export function openedObjects(modules: Modules, classNames: readonly string[]): Modules {
  const [entry] = modules;
  const name = entry.path.split('/').at(-1);
  const objects = classNames.map(
    (each) => `
export class ${each} extends built.${each} {
  constructor(context, env) {
    super(context, env);
    console.log('began: ${each} ' + context.id.name);
  }
  die() {
    this.ctx.abort('ended by a test');
  }
}`,
  );
  const contents = `
import * as built from './${name}';
export * from './${name}';
export default {
  ...built.default,
  async fetch(request, env, context) {
    const [binding, ended] = request.headers.get('${END_HEADER}')?.split(' ') ?? [];
    if (binding !== undefined) {
      // An aborted object can't answer.
      await env[binding].getByName(ended).die().catch(() => undefined);
      return new Response(null, { status: 204 });
    }
    const name = request.headers.get('x-relay');
    if (name === null) return built.default.fetch(request, env, context);
    const search = new URLSearchParams({ name, topic: 'sport:football', visitor: '' });
    return env.RELAY.getByName(name).fetch(new Request('https://relay/?' + search, request));
  },
};
${objects.join('\n')}`;
  return [{ type: 'ESModule', path: `${entry.path}/../${ENTRY}`, contents }, ...modules];
}
