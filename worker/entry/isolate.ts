import { CallRate } from '../base/callRate.ts';
import { isolateLog as log, nameVersion } from '../base/log.ts';
import { Lru } from '../base/lru.ts';
import { perKey, perObject } from '../base/memo.ts';
import { cacheApiStore, kvStore } from '../cache/stores.ts';
import { createContent } from '../content/createContent.ts';
import { filesClient } from '../content/fromFiles/client.ts';
import { pictureHosts, shippedContent } from '../content/fromFiles/shipped.ts';
import { OffersServed } from '../content/ledger/ledger.ts';
import { createLive } from '../live/state/createLive.ts';
import { MAX_VIEWS } from '../live/views/liveViews.ts';
import type { Isolate } from '../middleware/appEnv.ts';
import { RenderedPages } from '../middleware/renderedPages.ts';
import { Vitals } from '../middleware/vitals.ts';
import { feedFetches } from '../poller/pollerFetch.ts';
import { type Env, parseConfig } from '../settings/env.ts';

// Clients can invent addresses and reports, so these caches are limited.
const MAX_REQUESTED = 2_000;
const ANSWERS_BYTES = 3 * 1024 * 1024;
const REPORT_LINES_A_MINUTE = 30;
const DRAFT_PAGES_A_MINUTE = 60;
/** More than a wrongly set webhook sends by hand. */
const WRONG_SECRETS_A_MINUTE = 20;

function createIsolate(env: Env): Isolate {
  nameVersion(env);
  const given = parseConfig(env);
  const files = given.contentSource === 'files' ? shippedContent() : null;
  const config = files === null ? given : { ...given, mediaHosts: [...given.mediaHosts, ...pictureHosts(files)] };
  for (const problem of given.unknownSettings) log('warn', 'unknown setting', { detail: problem });
  const stores = {
    near: cacheApiStore(() => caches.open('scoreline')),
    lasting: kvStore(env.CACHE),
  };
  const content = createContent({
    config,
    stores,
    files: files && filesClient(files),
    names: files?.names ?? null,
    served: new OffersServed(env.LEDGER),
  });
  return {
    config,
    live: createLive({ config, fetches: feedFetches(config, env.POLLER), journal: env.JOURNAL, stores }),
    views: new Lru(MAX_VIEWS),
    content,
    pages: new RenderedPages(),
    vitals: new Vitals(),
    answers: new Lru(ANSWERS_BYTES),
    requested: perKey(MAX_REQUESTED, () => ({ at: 0 })),
    wrongSecrets: new CallRate('wrong secrets in a minute', WRONG_SECRETS_A_MINUTE),
    reportLines: new CallRate('reports of browsers in a minute', REPORT_LINES_A_MINUTE),
    draftPages: new CallRate('drafts in a minute', DRAFT_PAGES_A_MINUTE),
  };
}

/** The isolate's state, created at its first request. Throws a `SettingError` for an invalid setting. */
export const isolateOf = perObject(createIsolate);
