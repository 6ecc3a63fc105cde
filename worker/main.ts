import { app } from './app.ts';
import type { Env } from './env.ts';
import { isolateOf, startedIsolate } from './isolate.ts';
import { JournalObject } from './push/journal.ts';
import { cachedPage } from './routes/cachedPage.ts';

export { Poller } from './poller/poller.ts';
export { Relay } from './push/relay.ts';

/** The journal, with what its isolate keeps. */
export class Journal extends JournalObject {
  protected override kept() {
    return isolateOf(this.env);
  }
}

export default {
  fetch(request, env, context) {
    const known = cachedPage(request, startedIsolate(env));
    if (known instanceof Response) return known;
    return known === null
      ? app.fetch(request, env, context)
      : known.then((response) => response ?? app.fetch(request, env, context));
  },
} satisfies ExportedHandler<Env>;
