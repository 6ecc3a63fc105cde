import * as v from 'valibot';
import type { Locale } from '../../web/domain/locale.ts';
import type { Country, ListedCompetition } from '../../web/domain/match.ts';
import { countrySchema, listedCompetitionSchema } from '../../web/domain/matchSchemas.ts';
import { parserOf } from '../../web/domain/parserOf.ts';
import { type NewsItem, newsItemSchema, type SiteSettings } from '../../web/domain/settings.ts';
import { type Answer, ok } from '../base/result.ts';
import type { Cache } from '../cache/cache.ts';
import type { CacheReport, Lifetime } from '../cache/cacheTypes.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { unreadableOverrides } from '../policy/policyFor.ts';
import type { ContentContext } from './client.ts';
import { type ContentReading, loadContent } from './contentReading.ts';
import { fetchCatalogue } from './fetchCatalogue.ts';
import { fetchNews, fetchSite, fetchTopCompetitions, fetchTopCountries } from './fetchSettings.ts';
import { GROUP } from './purgeGroups.ts';
import type { Redirect } from './redirects.ts';
import { type ContentCatalogue, catalogueSchema, siteRecordSchema } from './stored.ts';

/** The editors' content that is the same in every country, in one language. A part that failed to load is empty. */
export interface SharedSettings {
  topCompetitions: ListedCompetition[];
  topCountries: Country[];
  news: NewsItem[];
  site: SiteSettings;
  /** The raw `site-setting.policy`; null when it was never loaded. */
  policy: { overrides: unknown } | null;
  redirects: readonly Redirect[];
  /** The parts that failed to load. */
  missing: string[];
}

type SharedCaches = ContentReading['shared'];

const PARTS = ['topCompetitions', 'topCountries', 'news', 'site'] as const satisfies (keyof SharedCaches)[];

const keyOf = (part: keyof SharedCaches, locale: Locale) => `${part}:${locale}`;

const NO_SITE: SiteSettings = { partner: null, complaints: null, newsUrl: null, socialLinks: [], badges: [] };

interface SharedQuery {
  locale: Locale;
  /** Overrides the lifetime of the `site` part, for health checks that must reach the content system. */
  siteLifetime?: Lifetime;
}

/** Reads the shared content through the caches. Fails only when every part failed. */
export async function loadShared(
  { locale, siteLifetime = LIFETIMES.content }: SharedQuery,
  context: ContentReading,
): Promise<Answer<SharedSettings>> {
  const { shared } = context;
  const read = <Value>(
    part: keyof SharedCaches,
    cache: Cache<Value>,
    load: (locale: Locale, context: ContentContext) => Promise<Answer<Value>>,
    schema: v.GenericSchema<unknown, Value>,
  ) =>
    loadContent(cache, context, {
      key: keyOf(part, locale),
      lifetime: part === 'site' ? siteLifetime : LIFETIMES[part === 'news' ? 'content' : 'navigation'],
      groups: [GROUP.shared],
      remembered: true,
      load: () => load(locale, context),
      parse: parserOf(schema),
    });
  const [competitions, countries, news, site] = await Promise.all([
    read('topCompetitions', shared.topCompetitions, fetchTopCompetitions, v.array(listedCompetitionSchema)),
    read('topCountries', shared.topCountries, fetchTopCountries, v.array(countrySchema)),
    read('news', shared.news, fetchNews, v.array(newsItemSchema)),
    read('site', shared.site, fetchSite, siteRecordSchema),
  ]);
  if (!competitions.ok && !countries.ok && !news.ok && !site.ok) return site;
  const record = site.ok ? site.value : null;
  const settings: SharedSettings = {
    topCompetitions: competitions.ok ? competitions.value : [],
    topCountries: countries.ok ? countries.value : [],
    news: news.ok ? news.value : [],
    site: record?.site ?? NO_SITE,
    policy: record && { overrides: record.policy },
    redirects: record?.redirects ?? [],
    missing: Object.entries({ competitions, countries, news }).flatMap(([part, { ok }]) => (ok ? [] : [part])),
  };
  return ok(settings);
}

/** Codes of countries that are closed because their override is invalid; null without a policy. */
export const closedCountries = ({ policy }: SharedSettings) => policy && unreadableOverrides(policy.overrides);

/** Reads the content system's competitions and countries. */
export function fetchContentCatalogue(locale: Locale, context: ContentReading): Promise<Answer<ContentCatalogue>> {
  return loadContent(context.catalogue, context, {
    key: `catalogue:${locale}`,
    lifetime: LIFETIMES.contentCatalogue,
    groups: [GROUP.searches],
    load: () => fetchCatalogue(locale, context),
    parse: parserOf(catalogueSchema),
  });
}

function isWorse(one: CacheReport, other: CacheReport): boolean {
  if (one.failures !== other.failures) return one.failures > other.failures;
  return (one.ageSeconds ?? Number.POSITIVE_INFINITY) > (other.ageSeconds ?? Number.POSITIVE_INFINITY);
}

/** The health of the content system: the report of the part with the most failures, or else of the oldest part. */
export function reportOfShared(shared: SharedCaches, upstreamId: string, locale: Locale): CacheReport {
  const reports = PARTS.map((part) => shared[part].report(`${upstreamId}:${keyOf(part, locale)}`));
  return reports.reduce((worst, each) => (isWorse(each, worst) ? each : worst));
}
