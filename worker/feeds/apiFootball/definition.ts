import { address, text } from '../../base/settingSchemas.ts';
import { defineFeed } from '../definition.ts';
import { SLOW_SOURCE_MS } from '../feedOptions.ts';
import { cadenceOf, headersOf, listedId } from './calls.ts';
import { createApiFootball } from './client.ts';
import { leftOutOfPlan } from './examine.ts';
import { LOGO_HOSTS } from './parseFixture.ts';
import { quota } from './quota.ts';

/** API-Football v3, with a key of its free plan or a paid plan. */
export const apiFootball = defineFeed({
  name: 'api-football',
  keySetting: 'API_FOOTBALL_KEY',
  needsKey: true,
  settings: { API_FOOTBALL_URL: address, API_FOOTBALL_KEY: text },
  mediaHosts: LOGO_HOSTS,
  quota,
  listedId,
  quotaHeaders: [
    { left: 'x-ratelimit-requests-remaining', of: 'x-ratelimit-requests-limit', what: 'calls today' },
    { left: 'x-ratelimit-remaining', of: 'x-ratelimit-limit', what: 'calls this minute' },
  ],
  leastTimeoutMs: SLOW_SOURCE_MS,
  hasPrices: false,
  choose({ API_FOOTBALL_KEY: key, API_FOOTBALL_URL }) {
    if (key === '') return { ok: false, error: 'API_FOOTBALL_KEY: LIVE_SOURCE=api-football needs one' };
    const url = API_FOOTBALL_URL ?? 'https://v3.football.api-sports.io';
    return {
      ok: true,
      value: {
        url,
        cadenceOf,
        headers: headersOf(key, url),
        create: (options) => createApiFootball({ ...options, key }),
        examine: (feed, fetch) => leftOutOfPlan(feed, { url, key }, fetch),
      },
    };
  },
});
