import { CADENCE as ODDS_CADENCE, quota as oddsQuota, withKey } from '../feeds/oddsApi/calls.ts';
import type { Cadence, Limits, Quota } from '../feeds/quota.ts';
import type { Config } from '../settings/env.ts';
import type { PlainFetch } from '../upstream/fetchJson.ts';

/** A source that the poller calls for all isolates: its address, headers, cadence and limits. */
export interface PolledFeed {
  id: string;
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  /** Fetches directly from the source, with its key. */
  fetch: PlainFetch;
  cadenceOf(path: string, now: number): Cadence;
  quota: Quota;
  /** The configured limits. Others are the free plan's until the source reports its own. */
  limits: Limits;
  /** Finds the ids of matches and competitions in an answer; absent when visitors can't request single ones. */
  listedId?: RegExp | undefined;
  /** The calls a second for odds and for ids that no list has named; null when the source counts its calls. */
  callsPerSecond: number | null;
  timeoutMs: number;
}

export interface PolledFeeds {
  live: PolledFeed;
  odds?: PolledFeed;
}

/** The timeout of the live data source, in milliseconds. */
export function liveTimeoutOf({ source, upstreamTimeoutMs }: Config): number {
  return Math.max(upstreamTimeoutMs, source.leastTimeoutMs);
}

/** The configured sources of live data and prices. */
export function polledFeeds(config: Config): PolledFeeds {
  const timeoutMs = liveTimeoutOf(config);
  const { source, odds } = config;
  const { name, url, headers, cadenceOf, quota, listedId } = source;
  const live: PolledFeed = {
    id: `${name}:${url}`,
    baseUrl: url,
    headers,
    cadenceOf,
    quota,
    listedId,
    fetch: (request) => fetch(request),
    limits: config.limits.live,
    callsPerSecond: quota.firm ? null : config.liveCallsPerSecond,
    timeoutMs,
  };
  if (odds === null || source.hasPrices) return { live };
  return {
    live,
    odds: {
      id: `odds:${odds.url}`,
      baseUrl: odds.url,
      headers: {},
      fetch: withKey((request) => fetch(request), odds.key),
      cadenceOf: () => ODDS_CADENCE,
      quota: oddsQuota,
      limits: config.limits.odds,
      callsPerSecond: null,
      timeoutMs,
    },
  };
}
