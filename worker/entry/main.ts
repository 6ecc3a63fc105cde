import { changeOf } from '../api/wireChange.ts';
import { backgroundWith } from '../base/background.ts';
import { nameVersion, watchLog } from '../base/log.ts';
import { watch } from '../ops/watch.ts';
import { consume } from '../push/alerts/consumer.ts';
import { JournalObject } from '../push/journal.ts';
import type { Env } from '../settings/env.ts';
import { app } from './app.ts';
import { isolateOf } from './isolate.ts';

export { Ledger } from '../content/ledger/ledger.ts';
export { Poller } from '../poller/poller.ts';
export { AlertShard } from '../push/alerts/alertShard.ts';
export { Hub } from '../push/hub.ts';
export { Relay } from '../push/relay.ts';

/** The journal, connected to its isolate's live data and to the public API. */
export class Journal extends JournalObject {
  constructor(state: DurableObjectState, env: Env) {
    nameVersion(env);
    super(state, env);
  }

  protected override liveParts() {
    return isolateOf(this.env);
  }

  protected override readonly publicChange = changeOf;
}

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  async scheduled(_, env, context) {
    const background = backgroundWith(watchLog, (work) => context.waitUntil(work));
    const ask = async (request: Request) => app.fetch(request, env, context);
    await watch(() => isolateOf(env), { env, background, ask });
  },
  queue: (batch, env) => consume(batch, env, isolateOf(env).config.vapid),
} satisfies ExportedHandler<Env>;
