import type { Article } from '../../web/domain/articles.ts';
import type { Background } from '../base/background.ts';
import { CallRate } from '../base/callRate.ts';
import { type CountedRejections, createRejections } from '../base/rejections.ts';
import type { VisitorClock } from '../base/visitorClock.ts';
import { Cache, type CacheOptions } from '../cache/cache.ts';
import { MEMORY } from '../cache/memoryLimits.ts';
import { PurgeMarks } from '../cache/purgeMarks.ts';
import type { Stores } from '../cache/stores.ts';
import type { Config } from '../settings/env.ts';
import { Circuit } from '../upstream/circuit.ts';
import { atClock, realUpstream } from '../upstream/upstreams.ts';
import type { ArticlesContext } from './articles.ts';
import { type ContentContext, createContentClient } from './client.ts';
import type { ContentNames } from './fromFiles/names.ts';
import type { OffersServed } from './ledger/ledger.ts';
import { loadArticle, loadArticles } from './loadArticles.ts';
import { loadPageContent, loadPageLinks } from './loadPages.ts';
import { loadPlaces } from './loadPlaces.ts';
import { loadOperators, loadProviders } from './operators.ts';
import { LOOKUPS_A_MINUTE } from './pageContent.ts';
import type { PlacesContext } from './places.ts';
import { loadNews, loadSite, loadTopCompetitions, loadTopCountries } from './settings.ts';
import { createSharedCaches } from './sharedSettings.ts';
import type { ArticleAnswer, ContentPlaces, ContentSource, Operator, PageContentAnswer, PageLinks } from './stored.ts';

/** Everything that one request needs to read content: its source and the isolate's caches. */
export interface ContentReading extends PlacesContext, ArticlesContext {
  pageLinks: Cache<PageLinks>;
  /** Texts of the site's own static pages. They also persist in KV. */
  staticPages: Cache<PageContentAnswer>;
  /** Texts of all other paths. Visitors can invent paths, so this cache never writes to KV. */
  pageContents: Cache<PageContentAnswer>;
  /** Counts the records that fail validation. */
  rejections: CountedRejections;
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

type SourceAt = (clock: VisitorClock) => ContentSource;

interface ContentParts {
  config: Config;
  stores: Stores;
  /** The content files at a visitor's clock; null when a Strapi is configured. */
  files: SourceAt | null;
  names: ContentNames | null;
  served: OffersServed;
}

function createCaches(options: CacheOptions) {
  return {
    shared: createSharedCaches(options),
    operators: new Cache<Operator[]>(options),
    providers: new Cache<string[]>(options),
    places: new Cache<ContentPlaces>(options),
    articles: new Cache<Article[]>({ ...options, memory: MEMORY.articles }),
    articleTexts: new Cache<ArticleAnswer>({ ...options, memory: MEMORY.texts }),
    pageLinks: new Cache<PageLinks>(options),
    // Visitors can invent paths, so they must not fill KV.
    pageContents: new Cache<PageContentAnswer>({ ...options, memory: MEMORY.texts, lasting: null }),
    staticPages: new Cache<PageContentAnswer>({ ...options, memory: MEMORY.texts }),
    lookups: new CallRate(LOOKUPS_A_MINUTE),
    conflicts: new Set<string>(),
  };
}

/** The content of a Strapi. */
function systemSource(context: ContentContext): ContentSource {
  return {
    upstream: context.client.upstream,
    operators: (country, locale) => loadOperators(country, locale, context),
    providers: () => loadProviders(context),
    topCompetitions: (locale) => loadTopCompetitions(locale, context),
    topCountries: (locale) => loadTopCountries(locale, context),
    news: (locale) => loadNews(locale, context),
    articles: (locale) => loadArticles(locale, context),
    article: (slug, locale) => loadArticle(slug, locale, context),
    site: (locale) => loadSite(locale, context),
    page: (path, locale) => loadPageContent(path, locale, context),
    pageLinks: () => loadPageLinks(context),
    places: (locale) => loadPlaces(locale, context),
  };
}

/** Creates an isolate's content from the configured Strapi, or from the content files when none is configured. */
export function createContent({ config, stores, files, names, served }: ContentParts): Content {
  const { cms, flagUrl, homeFirst, upstreamTimeoutMs: timeoutMs } = config;
  const rejections = createRejections();
  const marks = new PurgeMarks(`content:${cms?.url ?? config.contentSource}`, stores);
  const circuit = new Circuit(stores.now, timeoutMs);
  const options = { ...stores, patienceMs: timeoutMs + 200, isResting: () => circuit.state !== 'closed', marks };
  const system =
    cms === null ? null : realUpstream('content', cms, { fetch: (request) => fetch(request), timeoutMs, circuit });
  const kept = createCaches(options);
  const common = { homeFirst, names };
  const sourceAt: SourceAt = (clock) => {
    if (system === null) return files?.(clock) ?? raise();
    return systemSource({ client: createContentClient(atClock(system, clock)), flagUrl, rejections, ...kept });
  };
  return {
    marks,
    rejections,
    at(clock, background) {
      return {
        ...kept,
        ...common,
        source: sourceAt(clock),
        served: clock.frozen ? null : served,
        rejections,
        background,
        isDraft: false,
        isJustPurged: () => marks.isRecent,
      };
    },
    drafts(background) {
      if (system === null) return null;
      const own = createCaches({ ...options, near: null, lasting: null, marks: undefined });
      const client = createContentClient({ ...system, id: `${system.id}:drafts` }, { drafts: true });
      const noted = createRejections();
      const source = systemSource({ client, flagUrl, rejections: noted, ...own });
      const reading = {
        ...own,
        ...common,
        served: null,
        source,
        rejections: noted,
        background,
        isDraft: true,
        isJustPurged: () => false,
      };
      return { ...reading, staticPages: own.pageContents };
    },
  };
}

function raise(): never {
  throw new Error('content has no source');
}
