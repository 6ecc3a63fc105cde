import { isNextTo } from '../../../web/domain/nearDays.ts';
import { ok } from '../../base/result.ts';
import { address, feedSeconds, token } from '../../base/settingSchemas.ts';
import { atClock, headersOf, realUpstream } from '../../upstream/upstreams.ts';
import { defineFeed } from '../definition.ts';
import { type Cadence, NO_QUOTA } from '../quota.ts';
import { createContractFeed } from './client.ts';

/**
 * The seconds between two calls of a path. Null: a path of running matches, called at the configured interval, and half
 * as often while it does not change.
 */
const CADENCES: readonly (readonly [RegExp, number | null, Cadence['rank'], isPrice?: true])[] = [
  [/^v2\/events\/live$/, null, 'running'],
  [/^v2\/events\/[^/?]+$/, null, 'match'],
  [/^v2\/events\/[^/?]+\/odds$/, 15, 'match', true],
  [/^v2\/events\/[^/?]+\//, 20, 'other'],
  [/^v2\/odds\?/, 15, 'running', true],
  [/^v[12]\/events[?/]/, 20, 'other'],
  // Seasons and scorers change slowly.
  [/^v1\/tournaments\/[^/?]+\/(events|events\/previous|scorers)$/, 86_400, 'other'],
];

const listedId = /"id"\s*:\s*"?([A-Za-z0-9]+)/g;

function subjectOf(path: string): string | null {
  const [, kind, id = ''] = /^v[12]\/(events|tournaments)\/([A-Za-z0-9]+)$/.exec(path) ?? [];
  if (kind === undefined || path === 'v2/events/live' || path === 'v1/events/counter') return null;
  return id;
}

/** For prices of days without matches in play. */
const QUIET_ODDS: Cadence = { seconds: 120, cost: 1, rank: 'other', isPrice: true };

/** The cadence of a path at `now` (milliseconds UTC). `runningSeconds` is the interval for running matches. */
function cadenceOf(path: string, now: number, runningSeconds: number): Cadence {
  const date = /^v2\/odds\?.*\bdate=(\d{4}-\d\d-\d\d)$/.exec(path)?.[1];
  if (date !== undefined && !isNextTo(date, now)) return QUIET_ODDS;
  const subject = subjectOf(path);
  const [, seconds = 60, rank = 'other', isPrice] = CADENCES.find(([pattern]) => pattern.test(path)) ?? [];
  return {
    ...(seconds === null ? { seconds: runningSeconds, quietSeconds: runningSeconds * 2 } : { seconds }),
    cost: 1,
    rank,
    ...(isPrice && { isPrice }),
    ...(path.startsWith('v1/tournaments?') && { keepsIds: true as const }),
    ...(subject !== null && { subject }),
  };
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
  leastTimeoutMs: 0,
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
