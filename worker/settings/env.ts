import * as v from 'valibot';
import { issueWords } from '../base/settingSchemas.ts';
import type { FeedDefinition } from '../feeds/definition.ts';
import { parseOddsSource } from '../feeds/oddsApi/settings.ts';
import { limitsOf } from '../feeds/quota.ts';
import { FEEDS, parseLiveSource } from '../feeds/registry.ts';
import type { AlertMessage, AlertShardBinding } from './alertBinding.ts';
import type { HubBinding, JournalBinding, RelayBinding } from './journalBinding.ts';
import type { LedgerBinding } from './ledgerBinding.ts';
import { misspeltNames, unknownNames } from './names.ts';
import type { PollerBinding } from './pollerBinding.ts';
import { SETTING_NAMES, settings } from './schema.ts';
import { readVapid } from './vapid.ts';

/** The bindings and variables of `wrangler.toml`. `.github/settings.md` describes the variables. */
export interface Env extends Partial<Record<keyof typeof settings.entries, string>> {
  /** The last known good live data and content. Previews have none. */
  CACHE?: KVNamespace;
  ASSETS: Fetcher;
  /** Calls the live sources for all isolates. Without it each isolate calls them itself. */
  POLLER?: PollerBinding;
  /** Numbers the changes of matches. Without it nothing is pushed. */
  JOURNAL?: JournalBinding;
  /** Send the journal's entries to open pages. Without them pages only poll. */
  RELAY?: RelayBinding;
  /** Between journal and relays in a large site. */
  HUB?: HubBinding;
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
  /** The settings of single feeds, which their definitions name. */
  [ofFeed: `${string}_${'URL' | 'KEY' | 'TOKEN' | 'LEAGUES'}`]: string | undefined;
}

/** The variables by name, beside all bindings. */
export type Variables = Readonly<Partial<Record<keyof Env, unknown>>>;

/** The names of all text values; the others are bindings. */
const namesOf = (env: Variables) =>
  Object.entries(env).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));

/** Unusable settings. The message has a line for each: its name and the valid values. */
export class SettingError extends Error {}

const settingOf = (problem: string) => problem.slice(0, problem.indexOf(':'));

/** Parses the settings of the schema. What is refused counts as not set, so that the rest can be judged too. */
function loadSettings(env: Variables) {
  const read = v.safeParse(settings, env, { abortPipeEarly: true });
  if (read.success) return { given: read.output, refused: [] };
  const refused = read.issues.map(issueWords);
  const names = refused.map(settingOf);
  const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
  return { given: v.parse(settings, rest), refused };
}

/** What is set without the other half of its pair, which then does nothing. */
function idleSettings(given: v.InferOutput<typeof settings>): string[] {
  const { LIVE_API_TOKEN, LIVE_API_URL, CMS_TOKEN, CMS_URL, PREVIEW_PANEL, PREVIEW_SECRET } = given;
  return [
    ...(LIVE_API_TOKEN !== '' && LIVE_API_URL === null ? ['LIVE_API_TOKEN: it does nothing without LIVE_API_URL'] : []),
    ...(CMS_TOKEN !== '' && CMS_URL === null ? ['CMS_TOKEN: it does nothing without CMS_URL'] : []),
    ...(PREVIEW_PANEL !== null && PREVIEW_SECRET === null
      ? ['PREVIEW_PANEL: it does nothing without PREVIEW_SECRET']
      : []),
  ];
}

/** Parses all settings, also the feeds'. Throws a `SettingError` that names every invalid one. */
export function parseConfig(env: Variables, feeds: readonly FeedDefinition[] = FEEDS) {
  const { given, refused } = loadSettings(env);
  const backend = (url: string | null, token: string) => (url === null ? null : { url, token: token || null });
  const source = parseLiveSource(env, feeds);
  const odds = parseOddsSource(given);
  const contentSource = given.CONTENT_SOURCE || (given.CMS_URL === null ? 'files' : 'strapi');
  const { ACCESS_TEAM: origin, ACCESS_AUDIENCE: audience } = given;
  const vapid = readVapid(given);
  const problems = [
    ...refused,
    ...(source.ok ? [] : source.error),
    ...(odds.ok ? [] : [odds.error]),
    ...(vapid.ok ? [] : [vapid.error]),
    ...(contentSource === 'strapi' && given.CMS_URL === null ? ['CMS_URL: CONTENT_SOURCE=strapi needs one'] : []),
    ...(origin === null && audience !== '' ? ['ACCESS_TEAM: ACCESS_AUDIENCE needs one'] : []),
    ...(origin !== null && audience === '' ? ['ACCESS_AUDIENCE: ACCESS_TEAM needs one'] : []),
  ];
  // A refused setting is also missing, so its first problem is enough.
  const first = problems.filter(
    (problem, at) => problems.findIndex((each) => settingOf(each) === settingOf(problem)) === at,
  );
  if (!source.ok || !odds.ok || !vapid.ok || first.length > 0) throw new SettingError(first.join('\n'));
  const withoutEffect = idleSettings(given);
  const canAlert = env.JOURNAL !== undefined && env.ALERT_SHARD !== undefined && env.ALERTS !== undefined;
  const staging = given.ENVIRONMENT === 'staging';
  const production = staging || given.ENVIRONMENT === 'production';
  return {
    /** Whether the site is public, as production and staging are. Then developers' overrides are refused. */
    production,
    /** Whether this is staging, which is not indexed and counts no clicks. */
    staging,
    siteName: given.SITE_NAME || 'Scoreline',
    /** The public scheme and host of the site; null to use those of each request. */
    siteOrigin: given.SITE_URL,
    /** The token for the whole of `/api/health`; null when none is set. */
    opsToken: given.OPS_TOKEN,
    /** The Cloudflare Access team whose members may see `/ops`: the issuer of its tokens and their audience tag, or null. */
    access: origin === null || audience === '' ? null : { origin, audience },
    /** The value of `Strict-Transport-Security`; null to omit the header. */
    transportSecurity: given.HSTS,
    rateLimit: given.RATE_LIMIT ?? production,
    logLevel: given.LOG_LEVEL,
    /** The percentage of requests that are logged, besides slow and failed ones. */
    logRequestsPercent: given.LOG_REQUESTS_PERCENT,
    securityContact: given.SECURITY_CONTACT,
    publisherContact: given.PUBLISHER_CONTACT,
    source: source.value,
    /** The source of prices beside a public source, or null. */
    odds: odds.value,
    /** The limits of calls to each source. Without one its free plan counts. */
    limits: {
      live: limitsOf({ minute: given.LIVE_CALLS_PER_MINUTE, day: given.LIVE_CALLS_PER_DAY }),
      odds: limitsOf({ month: given.ODDS_CREDITS_PER_MONTH }),
    },
    /** The live-scores backend of the contract; null when another source serves. */
    live: source.value.name === 'backend' ? backend(given.LIVE_API_URL, given.LIVE_API_TOKEN) : null,
    contentSource,
    /** The content system; null when the content files serve. */
    cms: contentSource === 'strapi' ? backend(given.CMS_URL, given.CMS_TOKEN) : null,
    /** The secret of the content system's webhook; null disables purges. */
    purgeSecret: given.PURGE_SECRET,
    /** The secret that signs links to drafts; null disables drafts. */
    previewSecret: given.PREVIEW_SECRET,
    /** The origin of the editors' panel, which may frame drafts, or null. */
    previewPanel: given.PREVIEW_PANEL,
    livePollSeconds: given.LIVE_POLL_SECONDS,
    /** How often a live-scores backend is called for running matches, in seconds. */
    liveFeedSeconds: given.LIVE_FEED_SECONDS,
    livePush: (given.LIVE_PUSH ?? true) && [env.JOURNAL, env.RELAY, env.HUB].every((each) => each !== undefined),
    /** Whether the visitor's home competitions come first among those without a rank. */
    homeFirst: given.HOME_FIRST ?? true,
    /** Whether the operator passes the data of a live-scores backend on (`/api/v1`). */
    openData: given.OPEN_DATA ?? false,
    /** The `frame-ancestors` of embeds; null when no site may frame them. */
    embedHosts: given.EMBED_HOSTS,
    upstreamTimeoutMs: given.UPSTREAM_TIMEOUT_MS,
    /** The timeout of the live data source. */
    liveTimeoutMs: Math.max(given.UPSTREAM_TIMEOUT_MS, source.value.minTimeoutMs),
    /** The limit of calls a second for prices and unlisted ids, for a source without a quota. */
    liveCallsPerSecond: given.LIVE_CALLS_PER_SECOND,
    oddsCallsPerRefresh: given.ODDS_CALLS_PER_REFRESH,
    /** The made-up data that pages warn about: matches and odds (`live`), offers and news (`content`), or both. */
    demonstration: given.DEMONSTRATION,
    /** Whether the `x-visitor-…` headers replace the edge's data; never in production. */
    visitorOverride: given.VISITOR_OVERRIDE === '1' && !production,
    /** The URL of a flag, with `{slug}` for the country's slug; null for the built-in flags. */
    flagUrl: given.FLAG_URL || null,
    /** Hosts of images besides the backends' own: those of the settings and of the source. */
    mediaHosts: [...given.MEDIA_HOSTS, ...source.value.mediaHosts],
    tagManagerId: given.GOOGLE_TAG_MANAGER_ID,
    /** Pages measure their speed: in production, if the deploy has Analytics Engine. */
    vitals: production && !staging && env.MEASURES !== undefined,
    /** Analytics need consent where a country's law says so. */
    consentByCountry: given.ANALYTICS_CONSENT === 'country',
    /** The keys of alerts; null while alerts are off. */
    vapid: canAlert ? vapid.value : null,
    /** Settings without the other half of their pair. */
    withoutEffect,
    /** Messages about unknown settings; outside production only near misses: a machine has other variables. */
    unknownSettings: [
      ...withoutEffect,
      ...(production ? unknownNames : misspeltNames)(namesOf(env), SETTING_NAMES),
      ...(vapid.value === null || canAlert
        ? []
        : ['VAPID_PUBLIC_KEY: alerts are off without their queue: npm run deploy']),
    ],
  };
}

/** The parsed settings. */
export type Config = ReturnType<typeof parseConfig>;
