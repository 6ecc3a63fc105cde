import type { Background } from '../base/background.ts';
import { createRejections } from '../base/rejections.ts';
import type { VisitorClock } from '../base/visitorClock.ts';
import { PurgeMarks } from '../cache/purgeMarks.ts';
import type { Stores } from '../cache/stores.ts';
import type { Config } from '../settings/env.ts';
import { Circuit } from '../upstream/circuit.ts';
import { atClock, realUpstream } from '../upstream/upstreams.ts';
import { type ContentClient, createContentClient } from './client.ts';
import { type ContentReading, createCaches } from './contentReading.ts';
import type { ContentNames } from './fromFiles/names.ts';
import type { OffersServed } from './ledger/ledger.ts';

interface ContentParts {
  config: Config;
  stores: Stores;
  /** The content files; null when a Strapi is configured. */
  files: ContentClient | null;
  names: ContentNames | null;
  served: OffersServed;
}

/** Creates an isolate's content from the configured Strapi, or from the content files when none is configured. */
export function createContent({ config, stores, files, names, served }: ContentParts) {
  const { cms, flagUrl, homeFirst, upstreamTimeoutMs: timeoutMs } = config;
  const rejections = createRejections();
  const marks = new PurgeMarks(`content:${cms?.url ?? config.contentSource}`, stores);
  const circuit = new Circuit(timeoutMs);
  const options = { ...stores, patienceMs: timeoutMs + 200, isResting: () => circuit.state !== 'closed', marks };
  const system =
    cms === null ? null : realUpstream('content', cms, { fetch: (request) => fetch(request), timeoutMs, circuit });
  const caches = createCaches(options);
  const common = { homeFirst, names, flagUrl };
  const clientAt = (clock: VisitorClock) =>
    system === null ? (files ?? raise()) : createContentClient(atClock(system, clock));
  return {
    marks,
    rejections,
    at(clock: VisitorClock, background: Background): ContentReading {
      return {
        ...caches,
        ...common,
        client: clientAt(clock),
        served: clock.frozen ? null : served,
        rejections,
        background,
        isDraft: false,
      };
    },
    /** Reads drafts and published entries for one request, with its own caches; null without a content system. */
    drafts(background: Background): ContentReading | null {
      if (system === null) return null;
      const own = createCaches({ ...options, near: null, lasting: null, marks: undefined });
      return {
        ...own,
        ...common,
        served: null,
        client: createContentClient({ ...system, id: `${system.id}:drafts` }, { drafts: true }),
        rejections: createRejections(),
        background,
        isDraft: true,
      };
    },
  };
}

export type Content = ReturnType<typeof createContent>;

function raise(): never {
  throw new Error('content has no source');
}
