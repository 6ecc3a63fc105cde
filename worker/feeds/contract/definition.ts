import { isNextTo } from '../../../web/domain/nearDays.ts';
import { ok } from '../../base/result.ts';
import { address, feedSeconds, token } from '../../base/settingSchemas.ts';
import { atClock, headersOf, realUpstream } from '../../upstream/upstreams.ts';
import { defineFeed } from '../definition.ts';
import { type Cadence, cadenceIn, NO_QUOTA } from '../quota.ts';
import { createContractFeed } from './client.ts';

const listedId = /"id"\s*:\s*"?([A-Za-z0-9]+)/g;

/** The cadence of a path at `now` (milliseconds UTC). `seconds` is the interval for running matches. */
function cadenceOf(path: string, now: number, seconds: number): Cadence {
  const date = /^v2\/odds\?.*\bdate=(\d{4}-\d\d-\d\d)$/.exec(path)?.[1];
  // Prices of days without matches in play.
  if (date !== undefined && !isNextTo(date, now)) return { seconds: 120, cost: 1, rank: 'price' };
  const quietSeconds = seconds * 2;
  return cadenceIn(
    [
      ['v2/events/live', seconds, { quietSeconds, rank: 'running' }],
      [/^v2\/events\/(?:([A-Za-z0-9]+)|[^/?]+)$/, seconds, { quietSeconds, rank: 'match' }],
      [/^v2\/events\/[^/?]+\/odds$/, 15, { rank: 'price' }],
      [/^v2\/odds\?/, 15, { rank: 'price' }],
      [/^v[12]\/events[?/]/, 20],
      // Seasons and scorers change slowly.
      [/^v1\/tournaments\/[^/?]+\/(?:events|events\/previous|scorers)$/, 86_400],
      [/^v1\/tournaments\/([A-Za-z0-9]+)$/, 60],
      [/^v1\/tournaments\?/, 60, { keepsIds: true }],
    ],
    path,
  );
}

/** A live-scores backend that implements the contract (`.github/contract.md`). */
export const contract = defineFeed({
  name: 'backend',
  keySetting: 'LIVE_API_TOKEN',
  needsKey: false,
  settings: { LIVE_API_URL: address, LIVE_API_TOKEN: token, LIVE_FEED_SECONDS: feedSeconds },
  mediaHosts: [],
  quota: NO_QUOTA,
  listedId,
  minTimeoutMs: 0,
  hasPrices: true,
  openSource: null,
  choose({ LIVE_API_URL: url, LIVE_API_TOKEN: token, LIVE_FEED_SECONDS: seconds }) {
    if (url === null) return { ok: false, error: 'LIVE_API_URL: LIVE_SOURCE=backend needs one' };
    return ok({
      url,
      cadenceOf: (path, now) => cadenceOf(path, now, seconds),
      headers: headersOf(token || null),
      create: ({ fetch, timeoutMs, circuit, ...options }) => {
        const upstream = realUpstream('live', { url, token: token || null }, { fetch, timeoutMs, circuit });
        const clock = { now: options.now(), frozen: options.clockName !== '' };
        return createContractFeed({ ...options, upstream: atClock(upstream, clock) });
      },
    });
  },
});
