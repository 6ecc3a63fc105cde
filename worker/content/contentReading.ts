import type { Article } from '../../web/domain/articles.ts';
import type { Country, ListedCompetition } from '../../web/domain/match.ts';
import type { NewsItem } from '../../web/domain/settings.ts';
import { type Background, noted } from '../base/background.ts';
import { CallRate } from '../base/callRate.ts';
import { type Answer, mapped } from '../base/result.ts';
import { Cache } from '../cache/cache.ts';
import type { CacheOptions, CacheRequest, Lifetime } from '../cache/cacheTypes.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { MEMORY } from '../cache/memoryLimits.ts';
import type { ContentContext } from './client.ts';
import type { ContentNames } from './fromFiles/names.ts';
import type { OffersServed } from './ledger/ledger.ts';
import type {
  ArticleAnswer,
  ChannelRow,
  ContentCatalogue,
  Operator,
  PageContentAnswer,
  PageLinks,
  Provider,
  SiteRecord,
} from './stored.ts';

/** Lookups per isolate and minute for paths that may not exist. */
export const LOOKUPS_A_MINUTE = 60;

/** Whether content has no entry and no field. An empty row of the policy is a confirmation. */
function hasNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return value === undefined;
  return value === null || (Object.keys(value).length > 0 && Object.values(value).every(hasNothing));
}

/** Creates the caches of content. A content system that suddenly has nothing is doubted at first. */
export function createCaches(given: CacheOptions) {
  const options = { ...given, isEmpty: hasNothing };
  return {
    /** One cache per part, so that a faulty part keeps its last good value and does not affect the others. */
    shared: {
      topCompetitions: new Cache<ListedCompetition[]>(options),
      topCountries: new Cache<Country[]>(options),
      news: new Cache<NewsItem[]>(options),
      site: new Cache<SiteRecord>(options),
    },
    operators: new Cache<Operator[]>(options),
    providers: new Cache<Provider[]>(options),
    channels: new Cache<ChannelRow[]>(options),
    catalogue: new Cache<ContentCatalogue>(options),
    articles: new Cache<Article[]>({ ...options, memory: MEMORY.articles }),
    articleTexts: new Cache<ArticleAnswer>({ ...options, memory: MEMORY.texts }),
    pageLinks: new Cache<PageLinks>(options),
    pageContents: new Cache<PageContentAnswer>({ ...options, memory: MEMORY.texts }),
    lookups: new CallRate('lookups of content in a minute', LOOKUPS_A_MINUTE),
    /** Paths for which editors have published more than one page. */
    conflicts: new Set<string>(),
  };
}

/** Everything that one request needs to read content: its client and the isolate's caches. */
export interface ContentReading extends ReturnType<typeof createCaches>, ContentContext {
  background: Background;
  /** Lists competitions of the visitor's country right after the editors' top competitions. */
  homeFirst: boolean;
  /** Maps the feed's competitions to those of the content files; null when content uses the feed's ids. */
  names: ContentNames | null;
  /** Records the served offers; null for drafts and at a developer's instant. */
  served: OffersServed | null;
  /** Shows articles before their date. */
  isDraft: boolean;
}

/** Reads a part of the content through its cache. The key names it within the content system. `lifetime`: that of most content. */
export async function loadContent<Value>(
  cache: Cache<Value>,
  { client, background }: Pick<ContentReading, 'client' | 'background'>,
  part: Omit<CacheRequest<Value>, 'lifetime'> & { lifetime?: Lifetime },
): Promise<Answer<Value>> {
  const reading = { lifetime: LIFETIMES.content, ...part, key: `${client.upstream.id}:${part.key}` };
  const answer = await cache.read(reading, background);
  // Strapi answers 404 where it has no such type of entries. The doctor says so, and no visitor can mend it.
  if (answer.ok || answer.error.kind !== 'missing') noted(answer, reading.key, background);
  return mapped(answer, ({ value }) => value);
}
