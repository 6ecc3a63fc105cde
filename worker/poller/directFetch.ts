import { CallRate } from '../base/callRate.ts';
import { pause } from '../base/withTimeout.ts';
import type { Fetch } from '../upstream/fetchJson.ts';
import type { PolledFeed } from './polledFeeds.ts';

/** The response for a call that is not made now. */
export function refusedFor(status: number, seconds: number): Response {
  return new Response(null, { status, headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } });
}

/**
 * Fetches from the source without the poller. Prices, and ids that no list has named, share `callsPerSecond` calls.
 * They wait for one until the request is aborted. Null means no limit.
 */
export function directFetch(
  source: PolledFeed,
  callsPerSecond: number | null,
  isNamed: (path: string) => boolean = () => true,
): Fetch {
  const rate = callsPerSecond === null ? null : new CallRate(callsPerSecond);
  return async (request) => {
    const path = request.url.slice(source.baseUrl.length + 1);
    const isRated = source.cadenceOf(path, Date.now()).isPrice === true || !isNamed(path);
    if (rate !== null && isRated) {
      for (let wait = rate.take(Date.now()); wait > 0; wait = rate.take(Date.now())) {
        await pause(wait);
        if (request.signal.aborted) return refusedFor(429, wait / 1000);
      }
    }
    return source.fetch(request);
  };
}
