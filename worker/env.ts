import * as v from 'valibot';
import type { LogLevel } from './base/log.ts';
import { type ContentSource, readContentSource } from './content/source.ts';
import type { FeedDefinition } from './feeds/definition.ts';
import { type OddsSource, readOddsSource } from './feeds/oddsApi/settings.ts';
import { type Limits, limitsOf } from './feeds/quota.ts';
import { FEEDS, type LiveSource, readLiveSource } from './feeds/registry.ts';
import { type AccessTeam, accessTeamOf } from './ops/accessTeam.ts';
import type { PollerBinding } from './poller/protocol.ts';
import type { JournalBinding, RelayBinding } from './push/protocol.ts';
import { misspeltNames, unknownNames } from './settings/names.ts';
import { SETTING_NAMES, settings } from './settings/schema.ts';
import type { Backend } from './upstream/upstreams.ts';

/** The bindings and variables of `wrangler.toml`; every variable is described in `.github/settings.md`. */
export interface Env {
  /** Last known good live data and content. */
  CACHE: KVNamespace;
  /** The browser's files. */
  ASSETS: Fetcher;
  /** Asks the live sources for all isolates; without it each asks for itself. */
  POLLER?: PollerBinding;
  /** Numbers what happens in matches; without it nothing is pushed. */
  JOURNAL?: JournalBinding;
  /** Tell open pages what the journal says; without them pages ask. */
  RELAY?: RelayBinding;
  /** Resizes pictures (`[images]` in `wrangler.toml`); without it they pass as they are. */
  IMAGES?: ImagesBinding;
  /** Counts clicks to operators (`[[analytics_engine_datasets]]`); without it each is a line of the log. */
  CLICKS?: AnalyticsEngineDataset;
  /** Counts pages by their speed and age, and what the watch saw; without it only the watch's lines of the log tell. */
  MEASURES?: AnalyticsEngineDataset;
  /** Counts what visitors ask for (`[[ratelimits]]`); without it nobody is limited. */
  LIMITER?: RateLimit;
  /** Which version of the worker this is (`[version_metadata]`); without it nobody can tell. */
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
  UPSTREAM_TIMEOUT_MS?: string;
  LIVE_CALLS_PER_SECOND?: string;
  ODDS_CALLS_PER_REFRESH?: string;
  DEMO_MATCHES_PER_DAY?: string;
  VISITOR_OVERRIDE?: string;
  FLAG_URL?: string;
  MEDIA_HOSTS?: string;
  GOOGLE_TAG_MANAGER_ID?: string;
  /** What single feeds are asked with: their definitions name the settings. */
  [ofFeed: `${string}_${'URL' | 'KEY' | 'TOKEN' | 'LEAGUES'}`]: string | undefined;
}

/** Variables by their names, those of the feeds among them, beside whatever else is bound. */
export type Variables = Readonly<Partial<Record<keyof Env, unknown>>>;

/** The settings, read once an isolate. A backend that is not named is null: the embedded one serves. */
export interface Config {
  /** Whether the site is open to everybody, as production and staging are: developers' overrides are refused. */
  production: boolean;
  /** A place to try things: search engines keep none of it, and no click is counted. */
  staging: boolean;
  siteName: string;
  /** Scheme and host that the site has for everybody; null where it has those that it is asked under. */
  siteOrigin: string | null;
  /** What opens the whole of `/api/health`; null where nothing does. */
  opsToken: string | null;
  /** Whose signed visitors may see `/ops` (Cloudflare Access); null where nobody's. */
  access: AccessTeam | null;
  /** Value of `Strict-Transport-Security`; null where it is not sent. */
  transportSecurity: string | null;
  /** Whether one address may ask for so much only. */
  rateLimit: boolean;
  /** The least level that is logged. */
  logLevel: LogLevel;
  /** How many of a hundred requests that are neither slow nor failing are logged. */
  logRequestsPercent: number;
  /** Where holes are reported to; null where nobody is named. */
  securityContact: string | null;
  /** Where live data come from. */
  source: LiveSource;
  /** Where the prices beside a public source come from; null where it has none. */
  odds: OddsSource | null;
  /** Most calls of each source in a span of time; where there is none the source's free plan counts. */
  limits: { live: Limits; odds: Limits };
  /** The live-scores backend of the contract; null where another source serves. */
  live: Backend | null;
  /** Where content comes from. */
  contentSource: ContentSource;
  /** The content system; null where another source serves. */
  cms: Backend | null;
  /** What the webhook of the content system must know; null where nobody may purge. */
  purgeSecret: string | null;
  /** What signs links to drafts; null where none is shown. */
  previewSecret: string | null;
  /** The origin of the editors' panel, which may show drafts in a frame; null where none may. */
  previewPanel: string | null;
  livePollSeconds: number;
  /** How often a live-scores backend is asked for what runs, in seconds. */
  liveFeedSeconds: number;
  /** Whether open pages are told what happens. */
  livePush: boolean;
  /** Whether competitions of the visitor's own country come before others that editors have not placed. */
  homeFirst: boolean;
  upstreamTimeoutMs: number;
  /** Most calls a second for prices and unlisted ids of a source that counts no calls. */
  liveCallsPerSecond: number;
  oddsCallsPerRefresh: number;
  demoMatchesPerDay: number;
  /** Whether the `x-visitor-…` request headers replace what the edge says; never in production. */
  visitorOverride: boolean;
  /** Address of a flag, `{slug}` for the slugged country name; null for the flags that the build ships. */
  flagUrl: string | null;
  /** Hosts that images may come from, besides the backends' own: those of the settings and of the source. */
  mediaHosts: string[];
  /** Container of the tag manager, `GTM-…`; null where the site measures nothing. */
  tagManagerId: string | null;
  /** What was given under a name that is no setting, in words for ops; outside production, where a machine's variables stand beside, what is nearly one. */
  unknownSettings: readonly string[];
}

/** The names of what is a text: the rest are bindings. */
const namesOf = (env: Variables) =>
  Object.entries(env).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));

/** A setting that can't be used; the message names it and says what is wanted. */
export class SettingError extends Error {}

/** Reads the settings, those of each feed as its definition says. Throws a `SettingError` that names the first one that can't be used. */
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
  const ownMedia = source.value.kind === 'real' ? source.value.mediaHosts : [];
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
    upstreamTimeoutMs: given.UPSTREAM_TIMEOUT_MS,
    liveCallsPerSecond: given.LIVE_CALLS_PER_SECOND,
    oddsCallsPerRefresh: given.ODDS_CALLS_PER_REFRESH,
    demoMatchesPerDay: given.DEMO_MATCHES_PER_DAY,
    visitorOverride: given.VISITOR_OVERRIDE === '1' && !production,
    flagUrl: given.FLAG_URL || null,
    mediaHosts: [...given.MEDIA_HOSTS.split(/[\s,]+/).filter(Boolean), ...ownMedia],
    tagManagerId: given.GOOGLE_TAG_MANAGER_ID,
    unknownSettings: (production ? unknownNames : misspeltNames)(namesOf(env), SETTING_NAMES),
  };
}
