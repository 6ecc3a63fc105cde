import type { Article } from '../../web/domain/articles.ts';
import type { Country, ListedCompetition } from '../../web/domain/match.ts';
import type { NewsItem } from '../../web/domain/settings.ts';
import type { Background } from '../base/background.ts';
import { CallRate } from '../base/callRate.ts';
import type { Rejections } from '../base/rejections.ts';
import { type Answer, mapped } from '../base/result.ts';
import { Cache } from '../cache/cache.ts';
import type { CacheOptions, CacheRequest, Lifetime } from '../cache/cacheTypes.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { MEMORY } from '../cache/memoryLimits.ts';
import type { ContentNames } from './fromFiles/names.ts';
import type { OffersServed } from './ledger/ledger.ts';
import type {
  ArticleAnswer,
  ContentPlaces,
  ContentSource,
  Operator,
  PageContentAnswer,
  PageLinks,
  SiteRecord,
} from './stored.ts';

/** Lookups per isolate and minute for paths that may not exist. */
export const LOOKUPS_A_MINUTE = 60;

/** Creates the caches of content. */
export function createCaches(options: CacheOptions) {
  return {
    /** One cache per part, so that a faulty part keeps its last good value and does not affect the others. */
    shared: {
      topCompetitions: new Cache<ListedCompetition[]>(options),
      topCountries: new Cache<Country[]>(options),
      news: new Cache<NewsItem[]>(options),
      site: new Cache<SiteRecord>(options),
    },
    operators: new Cache<Operator[]>(options),
    providers: new Cache<string[]>(options),
    places: new Cache<ContentPlaces>(options),
    articles: new Cache<Article[]>({ ...options, memory: MEMORY.articles }),
    articleTexts: new Cache<ArticleAnswer>({ ...options, memory: MEMORY.texts }),
    pageLinks: new Cache<PageLinks>(options),
    pageContents: new Cache<PageContentAnswer>({ ...options, memory: MEMORY.texts }),
    lookups: new CallRate(LOOKUPS_A_MINUTE),
    /** Paths for which editors have published more than one page. */
    conflicts: new Set<string>(),
  };
}

/** Everything that one request needs to read content: its source and the isolate's caches. */
export interface ContentReading extends ReturnType<typeof createCaches> {
  source: ContentSource;
  background: Background;
  /** Lists competitions of the visitor's country right after the editors' top competitions. */
  homeFirst: boolean;
  /** Maps the feed's competitions to those of the content files; null when content uses the feed's ids. */
  names: ContentNames | null;
  /** Records the served offers; null for drafts and at a developer's instant. */
  served: OffersServed | null;
  rejections: Rejections;
  /** Shows articles before their date. */
  isDraft: boolean;
  /** True for some seconds after a purge, while the new content may still be loading. */
  isJustPurged(): boolean;
}

/** Reads a part of the content through its cache. The key names it within the source. `lifetime`: that of most content. */
export async function readContent<Value>(
  cache: Cache<Value>,
  { source, background }: Pick<ContentReading, 'source' | 'background'>,
  part: Omit<CacheRequest<Value>, 'lifetime'> & { lifetime?: Lifetime },
): Promise<Answer<Value>> {
  const reading = { lifetime: LIFETIMES.content, ...part, key: `${source.upstream.id}:${part.key}` };
  return mapped(await cache.read(reading, background), ({ value }) => value);
}
