import { backgroundWith } from '../../worker/base/background.ts';
import { isolateLog } from '../../worker/base/log.ts';
import type { Store } from '../../worker/cache/stores.ts';
import type { Feed } from '../../worker/feeds/feed.ts';
import { createLive } from '../../worker/live/state/createLive.ts';
import { parseConfig } from '../../worker/settings/env.ts';
import type { JournalBinding } from '../../worker/settings/journalBinding.ts';

const NOWHERE: Store = { get: async () => null, put: async () => undefined };

/** The live data of an isolate without stores, with the test's answers of the feed. `work` runs after an answer. */
export function liveContext(answers: Partial<Feed>, settings: Record<string, string> = {}, journal?: JournalBinding) {
  const config = parseConfig(settings);
  const silent = { live: () => Promise.reject(new Error('no source')), odds: undefined };
  const stores = { near: NOWHERE, lasting: NOWHERE };
  const live = createLive({ config, fetches: () => silent, journal, stores });
  const work: Promise<unknown>[] = [];
  return {
    config,
    live,
    feed: { ...live.feedAt({ now: Date.now(), frozen: false }), ...answers },
    background: backgroundWith(isolateLog, (each) => work.push(each)),
    get clock() {
      return { now: Date.now(), frozen: false };
    },
    work,
  };
}
