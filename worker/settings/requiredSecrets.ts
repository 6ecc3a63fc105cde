/** The key that each source of live data can't be asked without. */
const KEYS: Readonly<Record<string, string>> = {
  'api-football': 'API_FOOTBALL_KEY',
  'football-data': 'FOOTBALL_DATA_TOKEN',
};

/**
 * The secrets that a deploy with these variables can't do without: a deploy that lacks one stops before anything is changed
 * (`secrets.required` of wrangler).
 */
export function requiredSecrets({ LIVE_SOURCE }: { readonly LIVE_SOURCE?: unknown }): string[] {
  const key = typeof LIVE_SOURCE === 'string' ? KEYS[LIVE_SOURCE.trim()] : undefined;
  return key === undefined ? [] : [key];
}
