import { CallRate } from '../base/callRate.ts';
import { type CountedRejections, createRejections } from '../base/rejections.ts';
import type { VisitorClock } from '../base/visitorClock.ts';
import { Cache, type CacheOptions } from '../cache/cache.ts';
import { MEMORY } from '../cache/memoryLimits.ts';
import { PurgeMarks } from '../cache/purgeMarks.ts';
import type { Background } from '../cache/reading.ts';
import type { Stores } from '../cache/stores.ts';
import type { Config } from '../settings/env.ts';
import { Circuit } from '../upstream/circuit.ts';
import type { Upstream } from '../upstream/fetchJson.ts';
import { atClock, realUpstream } from '../upstream/upstreams.ts';
import { type ContentClient, createContentClient } from './client.ts';
import type { ContentNames } from './fromFiles/names.ts';
import { LOOKUPS_A_MINUTE, type PageContentAnswer } from './pageContent.ts';
import type { PageLinks, PageLinksContext } from './pageLinks.ts';
import type { ContentPlaces, PlacesContext } from './places.ts';
import { createSharedCaches } from './sharedSettings.ts';
import type { Operator } from './stored.ts';

/** Everything that one request needs to read content: the client and the isolate's caches. */
export interface ContentReading extends PlacesContext, PageLinksContext {
  /** Texts of the site's own static pages. They also persist in KV. */
  staticPages: Cache<PageContentAnswer>;
  /** Texts of all other paths. Visitors can invent paths, so this cache never writes to KV. */
  pageContents: Cache<PageContentAnswer>;
  /** Limits lookups of unknown paths per minute. */
  lookups: CallRate;
  /** Paths for which editors have published more than one page. */
  conflicts: Set<string>;
  /** Maps the feed's competitions to those of the content files; null when content uses the feed's ids. */
  names: ContentNames | null;
  /** True for some seconds after a purge, while the new content may still be loading. */
  isJustPurged(): boolean;
}

export interface Content {
  /** Purges requested by the webhook. */
  marks: PurgeMarks;
  rejections: CountedRejections;
  at(clock: VisitorClock, background: Background): ContentReading;
  /** Reads drafts and published entries for one request, with its own caches; null without a content system. */
  drafts(background: Background): ContentReading | null;
}

type ClientAt = (clock: VisitorClock) => ContentClient;

interface ContentParts {
  config: Config;
  stores: Stores;
  /** The content files at a visitor's clock; null when a Strapi is configured. */
  files: ClientAt | null;
  names: ContentNames | null;
}

function createCaches(options: CacheOptions) {
  return {
    shared: createSharedCaches(options),
    operators: new Cache<Operator[]>(options),
    providers: new Cache<string[]>(options),
    places: new Cache<ContentPlaces>(options),
    pageLinks: new Cache<PageLinks>(options),
    // Visitors can invent paths, so they must not fill KV.
    pageContents: new Cache<PageContentAnswer>({ ...options, memory: MEMORY.texts, lasting: null }),
    staticPages: new Cache<PageContentAnswer>({ ...options, memory: MEMORY.texts }),
    lookups: new CallRate(LOOKUPS_A_MINUTE),
    conflicts: new Set<string>(),
  };
}

function clientsOf(system: Upstream | null, files: ClientAt | null): ClientAt {
  if (system !== null) return (clock) => createContentClient(atClock(system, clock));
  if (files !== null) return files;
  throw new Error('content has no source');
}

/** Creates an isolate's content from the configured Strapi, or from the content files when none is configured. */
export function createContent({ config, stores, files, names }: ContentParts): Content {
  const { cms, flagUrl, homeFirst, upstreamTimeoutMs: timeoutMs } = config;
  const rejections = createRejections();
  const marks = new PurgeMarks(`content:${cms?.url ?? config.contentSource}`, stores);
  const circuit = new Circuit(stores.now, timeoutMs);
  const options = { ...stores, patienceMs: timeoutMs + 200, isResting: () => circuit.state !== 'closed', marks };
  const system =
    cms === null ? null : realUpstream('content', cms, { fetch: (request) => fetch(request), timeoutMs, circuit });
  const clientAt = clientsOf(system, files);
  const kept = createCaches(options);
  return {
    marks,
    rejections,
    at(clock, background) {
      const client = clientAt(clock);
      const isJustPurged = () => marks.isRecent;
      return { ...kept, client, flagUrl, homeFirst, rejections, names, background, isJustPurged };
    },
    drafts(background) {
      if (system === null) return null;
      const upstream = { ...system, id: `${system.id}:drafts` };
      const own = createCaches({ ...options, near: null, lasting: null, marks: undefined });
      const client = createContentClient(upstream, { drafts: true });
      return {
        ...own,
        staticPages: own.pageContents,
        client,
        flagUrl,
        homeFirst,
        rejections: createRejections(),
        names,
        background,
        isJustPurged: () => false,
      };
    },
  };
}
