import { app } from './app.ts';
import { nameVersion, watchLog } from './base/log.ts';
import { backgroundWith } from './cache/reading.ts';
import type { Env } from './env.ts';
import { isolateOf, startedIsolate } from './isolate.ts';
import { underLoad } from './middleware/loadShedding.ts';
import { watch } from './ops/watch.ts';
import { JournalObject } from './push/journal.ts';
import { cachedPage } from './routes/cachedPage.ts';

export { Poller } from './poller/poller.ts';
export { Relay } from './push/relay.ts';

/** The journal, with what its isolate keeps. */
export class Journal extends JournalObject {
  constructor(state: DurableObjectState, env: Env) {
    nameVersion(env);
    super(state, env);
  }

  protected override kept() {
    return isolateOf(this.env);
  }
}

/** Answers what is not kept: the route table, unless there is too much to do. */
function answer(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
  return underLoad(request, {
    isolate: startedIsolate(env),
    waitUntil: (work) => context.waitUntil(work),
    answer: () => app.fetch(request, env, context),
  });
}

export default {
  fetch(request, env, context) {
    const known = cachedPage(request, startedIsolate(env), env);
    if (known instanceof Response) return known;
    return known === null
      ? answer(request, env, context)
      : known.then((response) => response ?? answer(request, env, context));
  },
  async scheduled(_, env, context) {
    const background = backgroundWith(watchLog, (work) => context.waitUntil(work));
    const ask = async (request: Request) => app.fetch(request, env, context);
    await watch(() => isolateOf(env), { env, background, ask });
  },
} satisfies ExportedHandler<Env>;
