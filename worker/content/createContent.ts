import { CallBudget } from '../base/callBudget.ts';
import { type CountedRejections, createRejections } from '../base/rejections.ts';
import type { VisitorClock } from '../base/visitorClock.ts';
import { Cache, type CacheOptions } from '../cache/cache.ts';
import { MemoryBudget } from '../cache/memoryBudget.ts';
import { PurgeMarks } from '../cache/purgeMarks.ts';
import type { Background } from '../cache/reading.ts';
import type { Stores } from '../cache/stores.ts';
import type { Config } from '../env.ts';
import { Circuit } from '../upstream/circuit.ts';
import type { Upstream } from '../upstream/fetchJson.ts';
import { realUpstream } from '../upstream/upstreams.ts';
import { createContentClient } from './client.ts';
import type { ContentNames } from './fromFiles/names.ts';
import { LOOKUPS_A_MINUTE, type PageContentAnswer } from './pageContent.ts';
import type { PageLinks, PageLinksContext } from './pageLinks.ts';
import type { ContentPlaces, PlacesContext } from './places.ts';
import { createSharedCaches } from './sharedSettings.ts';
import type { Operator } from './stored.ts';

/** What reading content needs for one request: who is asked, and what the isolate keeps. */
export interface ContentReading extends PlacesContext, PageLinksContext {
  /** Pages that are always there, whose text is known for days; and those of any other path. */
  staticPages: Cache<PageContentAnswer>;
  pageContents: Cache<PageContentAnswer>;
  /** What a minute's made-up paths may cost. */
  lookups: CallBudget;
  /** The paths for which editors have published more than one page. */
  conflicts: Set<string>;
  /** What tells the competitions of the content files in those of the feed; null where content has the feed's ids. */
  names: ContentNames | null;
  /** Whether editors have published something so lately that it may still be on its way. */
  isJustPurged(): boolean;
}

/** What one isolate keeps of what editors wrote. */
export interface Content {
  /** What the webhook has purged. */
  marks: PurgeMarks;
  rejections: CountedRejections;
  at(clock: VisitorClock, background: Background): ContentReading;
  /** What editors have saved, published or not: for one request, with caches of its own; null where there is no content system. */
  drafts(background: Background): ContentReading | null;
}

interface ContentParts {
  config: Config;
  stores: Stores;
  /** The content that the site brings, by clock: the files' or the demonstration's. */
  embedded(clock: VisitorClock): Upstream;
  names: ContentNames | null;
}

/** What one request with drafts may keep, while it lasts. */
const DRAFT_BYTES = 4 * 1024 * 1024;

function createCaches(options: CacheOptions) {
  return {
    shared: createSharedCaches(options),
    operators: new Cache<Operator[]>(options),
    providers: new Cache<string[]>(options),
    places: new Cache<ContentPlaces>(options),
    pageLinks: new Cache<PageLinks>(options),
    // Paths that a visitor makes up stay out of the lasting store.
    pageContents: new Cache<PageContentAnswer>({ ...options, lasting: null }),
    staticPages: new Cache<PageContentAnswer>(options),
    lookups: new CallBudget(LOOKUPS_A_MINUTE),
    conflicts: new Set<string>(),
  };
}

/** Makes what an isolate keeps of content: from the content system that the settings name, else from what the site brings. */
export function createContent({ config, stores, embedded, names }: ContentParts): Content {
  const { cms, flagUrl, homeFirst, upstreamTimeoutMs: timeoutMs } = config;
  const rejections = createRejections();
  const marks = new PurgeMarks(`content:${cms?.url ?? config.contentSource}`, stores);
  const circuit = new Circuit(stores.now, timeoutMs);
  const options = { ...stores, patienceMs: timeoutMs + 200, isResting: () => circuit.state !== 'closed', marks };
  const system =
    cms === null ? null : realUpstream('content', cms, { fetch: (request) => fetch(request), timeoutMs, circuit });
  const kept = createCaches(options);
  return {
    marks,
    rejections,
    at(clock, background) {
      const client = createContentClient(system ?? embedded(clock));
      const isJustPurged = () => marks.isRecent;
      return { ...kept, client, flagUrl, homeFirst, rejections, names, background, isJustPurged };
    },
    drafts(background) {
      if (system === null) return null;
      const upstream = { ...system, id: `${system.id}:drafts` };
      const memory = new MemoryBudget(DRAFT_BYTES);
      const own = createCaches({ ...options, near: null, lasting: null, marks: undefined, memory });
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
