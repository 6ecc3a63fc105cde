import * as v from 'valibot';
import type { LogLevel } from '../base/log.ts';
import type { ChosenFeed, FeedDefinition } from '../feeds/definition.ts';
import { type OddsSource, readOddsSource } from '../feeds/oddsApi/settings.ts';
import { type Limits, limitsOf } from '../feeds/quota.ts';
import { FEEDS, readLiveSource } from '../feeds/registry.ts';
import type { PollerBinding } from '../upstream/pollerBinding.ts';
import type { Backend } from '../upstream/upstreams.ts';
import { type AccessTeam, accessTeamOf } from './accessTeam.ts';
import type { AlertMessage, AlertShardBinding } from './alertBinding.ts';
import { type ContentSource, readContentSource } from './contentSource.ts';
import type { JournalBinding, RelayBinding } from './journalBinding.ts';
import type { LedgerBinding } from './ledgerBinding.ts';
import { misspeltNames, unknownNames } from './names.ts';
import { SETTING_NAMES, settings } from './schema.ts';
import { readVapid, type Vapid } from './vapid.ts';

/** The bindings and variables of `wrangler.toml`. `.github/settings.md` describes the variables. */
export interface Env {
  /** The last known good live data and content. Previews have none. */
  CACHE?: KVNamespace;
  ASSETS: Fetcher;
  /** Calls the live sources for all isolates. Without it each isolate calls them itself. */
  POLLER?: PollerBinding;
  /** Numbers the changes of matches. Without it nothing is pushed. */
  JOURNAL?: JournalBinding;
  /** Send the journal's entries to open pages. Without them pages only poll. */
  RELAY?: RelayBinding;
  ALERT_SHARD?: AlertShardBinding;
  /** The queue of alerts to send. A deploy without VAPID keys has none. */
  ALERTS?: Queue<AlertMessage>;
  LEDGER?: LedgerBinding;
  /** Resizes pictures (`[images]` in `wrangler.toml`). Without it originals are served. */
  IMAGES?: ImagesBinding;
  /** Counts clicks to operators (`[[analytics_engine_datasets]]`). Without it each click is a log line. */
  CLICKS?: AnalyticsEngineDataset;
  /** Measures pages and the watch's checks. Without it only the watch's log lines remain. */
  MEASURES?: AnalyticsEngineDataset;
  /** Counts requests (`[[ratelimits]]`). Without it there is no rate limit. */
  LIMITER?: RateLimit;
  /** The worker's version (`[version_metadata]`). Without it the version is unknown. */
  VERSION?: WorkerVersionMetadata;
  ENVIRONMENT?: string;
  SITE_NAME?: string;
  SITE_URL?: string;
  OPS_TOKEN?: string;
  ACCESS_TEAM?: string;
  ACCESS_AUDIENCE?: string;
  HSTS?: string;
  RATE_LIMIT?: string;
  LOG_LEVEL?: string;
  LOG_REQUESTS_PERCENT?: string;
  SECURITY_CONTACT?: string;
  LIVE_SOURCE?: string;
  LIVE_API_URL?: string;
  LIVE_API_TOKEN?: string;
  ODDS_API_KEY?: string;
  ODDS_API_URL?: string;
  ODDS_API_REGION?: string;
  ODDS_TEAM_ALIASES?: string;
  ODDS_OPERATOR_ALIASES?: string;
  CONTENT_SOURCE?: string;
  LIVE_CALLS_PER_MINUTE?: string;
  LIVE_CALLS_PER_DAY?: string;
  ODDS_CREDITS_PER_MONTH?: string;
  CMS_URL?: string;
  CMS_TOKEN?: string;
  PURGE_SECRET?: string;
  PREVIEW_SECRET?: string;
  PREVIEW_PANEL?: string;
  LIVE_POLL_SECONDS?: string;
  LIVE_FEED_SECONDS?: string;
  LIVE_PUSH?: string;
  HOME_FIRST?: string;
  OPEN_DATA?: string;
  EMBED_HOSTS?: string;
  UPSTREAM_TIMEOUT_MS?: string;
  LIVE_CALLS_PER_SECOND?: string;
  ODDS_CALLS_PER_REFRESH?: string;
  DEMONSTRATION?: string;
  VISITOR_OVERRIDE?: string;
  FLAG_URL?: string;
  MEDIA_HOSTS?: string;
  GOOGLE_TAG_MANAGER_ID?: string;
  ANALYTICS_CONSENT?: string;
  VAPID_SUBJECT?: string;
  /** The settings of single feeds, which their definitions name. */
  [ofFeed: `${string}_${'URL' | 'KEY' | 'TOKEN' | 'LEAGUES'}`]: string | undefined;
}

/** The variables by name, beside all bindings. */
export type Variables = Readonly<Partial<Record<keyof Env, unknown>>>;

/** The parsed settings. */
export interface Config {
  /** Whether the site is public, as production and staging are. Then developers' overrides are refused. */
  production: boolean;
  /** Whether this is staging, which is not indexed and counts no clicks. */
  staging: boolean;
  siteName: string;
  /** The public scheme and host of the site; null to use those of each request. */
  siteOrigin: string | null;
  /** The token for the whole of `/api/health`; null when none is set. */
  opsToken: string | null;
  /** The Cloudflare Access team that may see `/ops`, or null. */
  access: AccessTeam | null;
  /** The value of `Strict-Transport-Security`; null to omit the header. */
  transportSecurity: string | null;
  /** Whether requests are limited by address. */
  rateLimit: boolean;
  /** The lowest level that is logged. */
  logLevel: LogLevel;
  /** The percentage of requests that are logged, besides slow and failed ones. */
  logRequestsPercent: number;
  /** The contact for security reports, or null. */
  securityContact: string | null;
  /** The source of live data. */
  source: ChosenFeed;
  /** The source of prices beside a public source, or null. */
  odds: OddsSource | null;
  /** The limits of calls to each source. Without one its free plan counts. */
  limits: { live: Limits; odds: Limits };
  /** The live-scores backend of the contract; null when another source serves. */
  live: Backend | null;
  /** The source of content. */
  contentSource: ContentSource;
  /** The content system; null when another source serves. */
  cms: Backend | null;
  /** The secret of the content system's webhook; null disables purges. */
  purgeSecret: string | null;
  /** The secret that signs links to drafts; null disables drafts. */
  previewSecret: string | null;
  /** The origin of the editors' panel, which may frame drafts, or null. */
  previewPanel: string | null;
  livePollSeconds: number;
  /** How often a live-scores backend is called for running matches, in seconds. */
  liveFeedSeconds: number;
  /** Whether changes are pushed to open pages. */
  livePush: boolean;
  /** Whether the visitor's home competitions come first among those without a rank. */
  homeFirst: boolean;
  /** Whether the operator passes the data of a live-scores backend on (`/api/v1`). */
  openData: boolean;
  /** The `frame-ancestors` of embeds; null when no site may frame them. */
  embedHosts: string | null;
  upstreamTimeoutMs: number;
  /** The limit of calls a second for prices and unlisted ids, for a source without a quota. */
  liveCallsPerSecond: number;
  oddsCallsPerRefresh: number;
  /** The made-up data that pages warn about: matches and odds (`live`), offers and news (`content`), or both. */
  demonstration: 'all' | 'live' | 'content' | null;
  /** Whether the `x-visitor-…` headers replace the edge's data; never in production. */
  visitorOverride: boolean;
  /** The URL of a flag, with `{slug}` for the country's slug; null for the built-in flags. */
  flagUrl: string | null;
  /** Hosts of images besides the backends' own: those of the settings and of the source. */
  mediaHosts: string[];
  /** The tag manager's container (`GTM-…`), or null. */
  tagManagerId: string | null;
  /** Whether pages measure their speed: in production, if the deploy has Analytics Engine. */
  vitals: boolean;
  /** Whether analytics need consent where a country's law says so. */
  consentByCountry: boolean;
  /** The keys of alerts; null while alerts are off. */
  vapid: Vapid | null;
  /**
   * Messages about unknown settings. Outside production only about near misses, because a machine has other variables
   * too.
   */
  unknownSettings: readonly string[];
}

/** The names of all text values; the others are bindings. */
const namesOf = (env: Variables) =>
  Object.entries(env).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));

/** An unusable setting. The message names it and describes the valid values. */
export class SettingError extends Error {}

/**
 * Parses the settings, including those of each feed's definition. Throws a `SettingError` for the first invalid one.
 */
export function parseConfig(env: Variables, feeds: readonly FeedDefinition[] = FEEDS): Config {
  const result = v.safeParse(settings, env);
  if (!result.success) {
    const [issue] = result.issues;
    throw new SettingError(`${v.getDotPath(issue) ?? 'a setting'}: ${issue.message}`);
  }
  const given = result.output;
  const backend = (url: string | null, token: string) => (url === null ? null : { url, token: token || null });
  const source = readLiveSource(env, feeds);
  if (!source.ok) throw new SettingError(source.error);
  const odds = readOddsSource(given);
  if (!odds.ok) throw new SettingError(odds.error);
  const content = readContentSource(given);
  if (!content.ok) throw new SettingError(content.error);
  const vapid = readVapid(given);
  if (!vapid.ok) throw new SettingError(vapid.error);
  const canAlert = env.JOURNAL !== undefined && env.ALERT_SHARD !== undefined && env.ALERTS !== undefined;
  const staging = given.ENVIRONMENT === 'staging';
  const production = staging || given.ENVIRONMENT === 'production';
  return {
    production,
    staging,
    siteName: given.SITE_NAME || 'Scoreline',
    siteOrigin: given.SITE_URL,
    opsToken: given.OPS_TOKEN,
    access: accessTeamOf(given),
    transportSecurity: given.HSTS,
    rateLimit: given.RATE_LIMIT ?? production,
    logLevel: given.LOG_LEVEL,
    logRequestsPercent: given.LOG_REQUESTS_PERCENT,
    securityContact: given.SECURITY_CONTACT,
    source: source.value,
    odds: odds.value,
    limits: {
      live: limitsOf({ minute: given.LIVE_CALLS_PER_MINUTE, day: given.LIVE_CALLS_PER_DAY }),
      odds: limitsOf({ month: given.ODDS_CREDITS_PER_MONTH }),
    },
    live: source.value.name === 'backend' ? backend(given.LIVE_API_URL, given.LIVE_API_TOKEN) : null,
    contentSource: content.value,
    cms: content.value === 'strapi' ? backend(given.CMS_URL, given.CMS_TOKEN) : null,
    purgeSecret: given.PURGE_SECRET,
    previewSecret: given.PREVIEW_SECRET,
    previewPanel: given.PREVIEW_PANEL,
    livePollSeconds: given.LIVE_POLL_SECONDS,
    liveFeedSeconds: given.LIVE_FEED_SECONDS,
    livePush: (given.LIVE_PUSH ?? true) && env.JOURNAL !== undefined && env.RELAY !== undefined,
    homeFirst: given.HOME_FIRST ?? true,
    openData: given.OPEN_DATA ?? false,
    embedHosts: given.EMBED_HOSTS,
    upstreamTimeoutMs: given.UPSTREAM_TIMEOUT_MS,
    liveCallsPerSecond: given.LIVE_CALLS_PER_SECOND,
    oddsCallsPerRefresh: given.ODDS_CALLS_PER_REFRESH,
    demonstration: given.DEMONSTRATION,
    visitorOverride: given.VISITOR_OVERRIDE === '1' && !production,
    flagUrl: given.FLAG_URL || null,
    mediaHosts: [...given.MEDIA_HOSTS, ...source.value.mediaHosts],
    tagManagerId: given.GOOGLE_TAG_MANAGER_ID,
    vitals: production && !staging && env.MEASURES !== undefined,
    consentByCountry: given.ANALYTICS_CONSENT === 'country',
    vapid: canAlert ? vapid.value : null,
    unknownSettings: [
      ...(production ? unknownNames : misspeltNames)(namesOf(env), SETTING_NAMES),
      ...(vapid.value === null || canAlert
        ? []
        : ['VAPID_PUBLIC_KEY: alerts are off without their queue: npm run deploy']),
    ],
  };
}
