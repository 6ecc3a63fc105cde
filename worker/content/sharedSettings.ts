import * as v from 'valibot';
import type { Country, ListedCompetition } from '../../web/domain/competition.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { countrySchema, listedCompetitionSchema } from '../../web/domain/matchSchemas.ts';
import { parserOf } from '../../web/domain/parserOf.ts';
import { type NewsItem, newsItemSchema, type SiteSettings } from '../../web/domain/settings.ts';
import type { Background } from '../base/background.ts';
import { type Answer, ok } from '../base/result.ts';
import { Cache, type CacheOptions, type CacheReport } from '../cache/cache.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { Lifetime, Reading } from '../cache/reading.ts';
import { GROUP } from './purgeGroups.ts';
import { type ContentSource, type SiteRecord, siteRecordSchema } from './stored.ts';

/** The editors' content that is the same in every country, in one language. A part that failed to load is empty. */
export interface SharedSettings {
  topCompetitions: ListedCompetition[];
  topCountries: Country[];
  news: NewsItem[];
  site: SiteSettings;
  /** The raw `site-setting.policy`; null when it was never loaded. */
  policy: { overrides: unknown } | null;
}

/** One cache per part, so that a faulty part keeps its last good value and does not affect the others. */
export interface SharedCaches {
  topCompetitions: Cache<ListedCompetition[]>;
  topCountries: Cache<Country[]>;
  news: Cache<NewsItem[]>;
  site: Cache<SiteRecord>;
}

export function createSharedCaches(options: CacheOptions): SharedCaches {
  return {
    topCompetitions: new Cache(options),
    topCountries: new Cache(options),
    news: new Cache(options),
    site: new Cache(options),
  };
}

const PARTS = ['topCompetitions', 'topCountries', 'news', 'site'] as const satisfies (keyof SharedCaches)[];

const keyOf = (upstreamId: string, part: keyof SharedCaches, locale: Locale) => `${upstreamId}:${part}:${locale}`;

const NO_SITE: SiteSettings = { partner: null, complaints: null, newsUrl: null, socialLinks: [], badges: [] };

export interface SharedContext {
  source: ContentSource;
  shared: SharedCaches;
  background: Background;
}

interface SharedQuery {
  locale: Locale;
  /** Overrides the lifetime of the `site` part, for health checks that must reach the content system. */
  siteLifetime?: Lifetime;
}

/** Reads the shared content through the caches. Fails only when every part failed. */
export async function readShared(
  { locale, siteLifetime = LIFETIMES.content }: SharedQuery,
  context: SharedContext,
): Promise<Answer<SharedSettings>> {
  const { source, shared, background } = context;
  const readingOf = <Value>(
    part: keyof SharedCaches,
    load: (locale: Locale) => Promise<Answer<Value>>,
    schema: v.GenericSchema<unknown, Value>,
  ): Reading<Value> => ({
    key: keyOf(source.upstream.id, part, locale),
    lifetime: part === 'site' ? siteLifetime : LIFETIMES.content,
    groups: [GROUP.shared],
    load: () => load(locale),
    parse: parserOf(schema),
  });
  const [competitions, countries, news, site] = await Promise.all([
    shared.topCompetitions.read(
      readingOf('topCompetitions', source.topCompetitions, v.array(listedCompetitionSchema)),
      background,
    ),
    shared.topCountries.read(readingOf('topCountries', source.topCountries, v.array(countrySchema)), background),
    shared.news.read(readingOf('news', source.news, v.array(newsItemSchema)), background),
    shared.site.read(readingOf('site', source.site, siteRecordSchema), background),
  ]);
  if (!competitions.ok && !countries.ok && !news.ok && !site.ok) return site;
  const record = site.ok ? site.value.value : null;
  const settings: SharedSettings = {
    topCompetitions: competitions.ok ? competitions.value.value : [],
    topCountries: countries.ok ? countries.value.value : [],
    news: news.ok ? news.value.value : [],
    site: record?.site ?? NO_SITE,
    policy: record && { overrides: record.policy },
  };
  return ok(settings);
}

function isWorse(one: CacheReport, other: CacheReport): boolean {
  if (one.failures !== other.failures) return one.failures > other.failures;
  return (one.ageSeconds ?? Number.POSITIVE_INFINITY) > (other.ageSeconds ?? Number.POSITIVE_INFINITY);
}

/** The health of the content system: the report of the part with the most failures, or else of the oldest part. */
export function reportOfShared(shared: SharedCaches, upstreamId: string, locale: Locale): CacheReport {
  const reports = PARTS.map((part) => shared[part].report(keyOf(upstreamId, part, locale)));
  return reports.reduce((worst, each) => (isWorse(each, worst) ? each : worst));
}
