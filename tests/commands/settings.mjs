/**
 * The settings of `.github/settings.md` that an environment variable of `npm start` may give. What is given replaces the
 * value of `wrangler.toml`; `LOCAL_COUNTRY` and `LOCAL_TIME_ZONE` stand for what the edge knows of a visitor.
 */
const NAMES = [
  'SITE_NAME',
  'SITE_URL',
  'OPS_TOKEN',
  'HSTS',
  'RATE_LIMIT',
  'SECURITY_CONTACT',
  'LIVE_SOURCE',
  'LIVE_API_URL',
  'LIVE_API_TOKEN',
  'OPENLIGADB_URL',
  'OPENLIGADB_LEAGUES',
  'API_FOOTBALL_URL',
  'API_FOOTBALL_KEY',
  'FOOTBALL_DATA_URL',
  'FOOTBALL_DATA_TOKEN',
  'ODDS_API_KEY',
  'ODDS_API_URL',
  'ODDS_API_REGION',
  'ODDS_TEAM_ALIASES',
  'ODDS_OPERATOR_ALIASES',
  'CONTENT_SOURCE',
  'LIVE_CALLS_PER_MINUTE',
  'LIVE_CALLS_PER_DAY',
  'ODDS_CREDITS_PER_MONTH',
  'CMS_URL',
  'CMS_TOKEN',
  'PURGE_SECRET',
  'LIVE_POLL_SECONDS',
  'UPSTREAM_TIMEOUT_MS',
  'ODDS_CALLS_PER_MINUTE',
  'ODDS_CALLS_PER_REFRESH',
  'DEMO_MATCHES_PER_DAY',
  'VISITOR_OVERRIDE',
  'FLAG_URL',
  'MEDIA_HOSTS',
  'GOOGLE_TAG_MANAGER_ID',
];

/** @param {Record<string, string | undefined>} environment */
export function settingsOf(environment) {
  const vars = { ENVIRONMENT: environment.ENVIRONMENT ?? 'development' };
  for (const name of NAMES) {
    const value = environment[name];
    if (value !== undefined) vars[name] = value;
  }
  return vars;
}

/** What the edge would say of a visitor at this machine. @param {Record<string, string | undefined>} environment */
export function placeOf(environment) {
  return {
    country: environment.LOCAL_COUNTRY ?? 'GB',
    timezone: environment.LOCAL_TIME_ZONE ?? Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'Europe/London',
  };
}
