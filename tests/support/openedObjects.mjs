/** The new entry module of the worker. */
const ENTRY = 'opened.js';

/**
 * Wraps a worker's modules so that tests can reach its Durable Objects. Each object logs its start (`began: Relay football-weur-0`), and
 * `die` aborts it like a crash. A request with the header `x-relay` opens a football socket at the relay of that name.
 *
 * @param {{ modules: { type: string, path: string, contents?: string }[], classNames: string[] }} worker the first module is its entry
 */
export function openedObjects({ modules, classNames }) {
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
  fetch(request, env, context) {
    const name = request.headers.get('x-relay');
    if (name === null) return built.default.fetch(request, env, context);
    const search = new URLSearchParams({ name, topic: 'sport:football', visitor: '' });
    return env.RELAY.getByName(name).fetch(new Request('https://relay/?' + search, request));
  },
};
${objects.join('\n')}`;
  return [{ type: 'ESModule', path: `${entry.path}/../${ENTRY}`, contents }, ...modules];
}
