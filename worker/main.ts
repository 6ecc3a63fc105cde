import { app } from './app.ts';
import type { Env } from './env.ts';
import { startedIsolate } from './isolate.ts';
import { cachedPage } from './routes/cachedPage.ts';

export { Poller } from './poller/poller.ts';
export { Journal } from './push/journal.ts';
export { Relay } from './push/relay.ts';

export default {
  fetch(request, env, context) {
    const known = cachedPage(request, startedIsolate(env));
    if (known instanceof Response) return known;
    return known === null
      ? app.fetch(request, env, context)
      : known.then((response) => response ?? app.fetch(request, env, context));
  },
} satisfies ExportedHandler<Env>;
