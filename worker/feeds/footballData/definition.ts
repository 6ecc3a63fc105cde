import { ok } from '../../base/result.ts';
import { address, token } from '../../base/settingSchemas.ts';
import { defineFeed, SLOW_SOURCE_MS } from '../definition.ts';
import type { Quota } from '../quota.ts';
import { cadenceOf, headersOf, listedId, waitAfter } from './calls.ts';
import { createFootballData } from './client.ts';
import { LOGO_HOSTS } from './parseMatch.ts';

/** football-data.org counts calls per minute, starting with the first call. */
const quota: Quota = {
  limits: { minute: 10 },
  isCounted: true,
  headers: [{ left: 'X-Requests-Available-Minute', window: 'minute', of: null, what: 'calls this minute' }],
  refusal({ status, headers, text }) {
    if (status !== 429) return null;
    const retryAfterMs = waitAfter(headers, text) * 1000;
    return { kind: 'quota', detail: 'answered 429', retryAfterMs, isWholeSource: true };
  },
};

/** football-data.org v4, with a token of its free plan or a paid plan. */
export const footballData = defineFeed({
  name: 'football-data',
  keySetting: 'FOOTBALL_DATA_TOKEN',
  needsKey: true,
  settings: { FOOTBALL_DATA_URL: address, FOOTBALL_DATA_TOKEN: token },
  mediaHosts: LOGO_HOSTS,
  quota,
  listedId,
  minTimeoutMs: SLOW_SOURCE_MS,
  hasPrices: false,
  openSource: null,
  choose({ FOOTBALL_DATA_TOKEN: key, FOOTBALL_DATA_URL }) {
    if (key === '') return { ok: false, error: 'FOOTBALL_DATA_TOKEN: LIVE_SOURCE=football-data needs one' };
    const url = FOOTBALL_DATA_URL ?? 'https://api.football-data.org/v4';
    return ok({
      url,
      cadenceOf,
      headers: headersOf(key),
      create: (options) => createFootballData({ ...options, key }),
    });
  },
});
