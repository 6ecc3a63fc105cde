import { address, feedSeconds, text } from '../../base/settingSchemas.ts';
import { atClock, headersOf, realUpstream } from '../../upstream/upstreams.ts';
import { defineFeed } from '../definition.ts';
import { NO_QUOTA } from '../quota.ts';
import { cadenceOf, listedId } from './calls.ts';
import { createContractFeed } from './client.ts';

/** A live-scores backend that implements the contract (`.github/contract.md`). */
export const contract = defineFeed({
  name: 'backend',
  keySetting: 'LIVE_API_TOKEN',
  needsKey: false,
  settings: { LIVE_API_URL: address, LIVE_API_TOKEN: text, LIVE_FEED_SECONDS: feedSeconds },
  mediaHosts: [],
  quota: NO_QUOTA,
  listedId,
  quotaHeaders: [],
  leastTimeoutMs: 0,
  hasPrices: true,
  choose({ LIVE_API_URL: url, LIVE_API_TOKEN: token, LIVE_FEED_SECONDS: seconds }) {
    if (url === null) return { ok: false, error: 'LIVE_API_URL: LIVE_SOURCE=backend needs one' };
    return {
      ok: true,
      value: {
        url,
        cadenceOf: (path, now) => cadenceOf(path, now, seconds),
        headers: headersOf(token || null),
        create: ({ fetch, timeoutMs, circuit, ...options }) => {
          const upstream = realUpstream('live', { url, token: token || null }, { fetch, timeoutMs, circuit });
          const clock = { now: options.now(), frozen: options.clockName !== '' };
          return createContractFeed({ ...options, upstream: atClock(upstream, clock) });
        },
      },
    };
  },
});
