import { CallBudget } from '../base/callBudget.ts';
import type { PlainFetch } from '../upstream/fetchJson.ts';
import type { PolledFeed } from './polledFeeds.ts';

/** The answer of a source that is not asked now. */
export function refusedFor(status: number, seconds: number): Response {
  return new Response(null, { status, headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } });
}

/** Fetches of a source itself, of its prices `pricesAMinute` at most; as many as need be where that is null. */
export function directFetch(source: PolledFeed, pricesAMinute: number | null): PlainFetch {
  const prices = pricesAMinute === null ? null : new CallBudget(pricesAMinute);
  return async (request) => {
    const now = Date.now();
    const path = request.url.slice(source.baseUrl.length + 1);
    if (source.cadenceOf(path, now).isPrice === true && prices?.take(now) === false) {
      return refusedFor(429, (prices.freeAt(now) - now) / 1000);
    }
    return source.fetch(request);
  };
}
