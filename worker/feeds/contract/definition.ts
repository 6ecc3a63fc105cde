import { isNextTo } from '../../../web/domain/nearDays.ts';
import { ok } from '../../base/result.ts';
import { address, feedSeconds, text } from '../../base/settingSchemas.ts';
import { atClock, headersOf, realUpstream } from '../../upstream/upstreams.ts';
import { defineFeed } from '../definition.ts';
import type { Cadence } from '../quota.ts';
import { NO_QUOTA } from '../quota.ts';
import { createContractFeed } from './client.ts';

/** Paths of running matches, called at the configured interval, and half as often while they do not change. */
const RUNNING: readonly (readonly [RegExp, Omit<Cadence, 'cost' | 'seconds'>])[] = [
  [/^v2\/events\/live$/, { rank: 'running' }],
  [/^v2\/events\/[^/?]+$/, { rank: 'match' }],
];

/** Cadences of the other paths of the live-scores backend. */
const CADENCES: readonly (readonly [RegExp, Omit<Cadence, 'cost'>])[] = [
  [/^v2\/events\/[^/?]+\/odds$/, { seconds: 15, rank: 'match', isPrice: true }],
  [/^v2\/events\/[^/?]+\//, { seconds: 20, rank: 'other' }],
  [/^v2\/odds\?/, { seconds: 15, rank: 'running', isPrice: true }],
  [/^v[12]\/events[?/]/, { seconds: 20, rank: 'other' }],
  // Seasons and scorers change slowly.
  [/^v1\/tournaments\/[^/?]+\/(events|events\/previous|scorers)$/, { seconds: 86_400, rank: 'other' }],
  [/^v1\/tournaments\//, { seconds: 60, rank: 'other' }],
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
  const rest = { cost: 1, ...(subject !== null && { subject }) };
  const running = RUNNING.find(([pattern]) => pattern.test(path));
  if (running !== undefined)
    return { seconds: runningSeconds, quietSeconds: runningSeconds * 2, ...running[1], ...rest };
  const found = CADENCES.find(([pattern]) => pattern.test(path));
  return { seconds: 60, rank: 'other', ...found?.[1], ...rest };
}

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
