import type { Background } from '../base/background.ts';
import { createRejections } from '../base/rejections.ts';
import type { VisitorClock } from '../base/visitorClock.ts';
import { PurgeMarks } from '../cache/purgeMarks.ts';
import type { Stores } from '../cache/stores.ts';
import type { Config } from '../settings/env.ts';
import { Circuit } from '../upstream/circuit.ts';
import { atClock, realUpstream } from '../upstream/upstreams.ts';
import { createContentClient } from './client.ts';
import { type ContentReading, createCaches } from './contentReading.ts';
import type { ContentNames } from './fromFiles/names.ts';
import type { OffersServed } from './ledger/ledger.ts';
import type { ContentSource } from './stored.ts';
import { systemSource } from './systemSource.ts';

type SourceAt = (clock: VisitorClock) => ContentSource;

interface ContentParts {
  config: Config;
  stores: Stores;
  /** The content files at a visitor's clock; null when a Strapi is configured. */
  files: SourceAt | null;
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
  const common = { homeFirst, names };
  const sourceAt: SourceAt = (clock) => {
    if (system === null) return files?.(clock) ?? raise();
    return systemSource({ client: createContentClient(atClock(system, clock)), flagUrl, rejections, ...caches });
  };
  return {
    marks,
    rejections,
    at(clock: VisitorClock, background: Background): ContentReading {
      return {
        ...caches,
        ...common,
        source: sourceAt(clock),
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
      const client = createContentClient({ ...system, id: `${system.id}:drafts` }, { drafts: true });
      const noted = createRejections();
      const source = systemSource({ client, flagUrl, rejections: noted, ...own });
      return {
        ...own,
        ...common,
        served: null,
        source,
        rejections: noted,
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
