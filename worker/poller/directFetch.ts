import type { Limits } from '../feeds/quota.ts';
import type { Fetch } from '../upstream/fetchJson.ts';
import { Budget } from './budget.ts';
import type { PolledFeed } from './polledFeeds.ts';

/** The fewest calls in a window: the most expensive call costs two. */
const LEAST = 2;

/** `Retry-After` of a call beyond the quota and beyond the rate, in seconds. */
const QUOTA_SECONDS = 30;
const RATE_SECONDS = 1;

function shareOf({ quota, limits }: PolledFeed, parts: number): Limits {
  const shares = Object.entries({ ...quota.limits, ...limits }).map(([span, calls]) => {
    return [span, Math.max(LEAST, Math.floor(calls / parts))];
  });
  return Object.fromEntries(shares);
}

/** Fetches from the source without the poller, within a part of its quota and its rate. */
export function directFetch(source: PolledFeed, parts = 1): Fetch {
  const { firm } = source.quota;
  const budget = new Budget({ ...source, limits: shareOf(source, parts) }, null);
  return async (request) => {
    const now = Date.now();
    const cadence = source.cadenceOf(request.url.slice(source.baseUrl.length + 1), now);
    // Nothing here remembers lists, so any id may be made up. Only calls for single ids leave a reserve.
    const isUnlisted = cadence.subject !== undefined;
    const rank = isUnlisted ? cadence.rank : 'running';
    if ((firm && !budget.affords({ ...cadence, rank }, now)) || !budget.takeRate(cadence, isUnlisted, now)) {
      const seconds = firm ? QUOTA_SECONDS : RATE_SECONDS;
      return new Response(null, { status: 503, headers: { 'Retry-After': String(seconds) } });
    }
    budget.spend(cadence.cost, now);
    return source.fetch(request);
  };
}
