import type { ChosenFeed } from '../feeds/definition.ts';
import { CADENCE as ODDS_CADENCE, quota as oddsQuota, withKey } from '../feeds/oddsApi/calls.ts';
import type { Limits } from '../feeds/quota.ts';
import type { Config } from '../settings/env.ts';
import type { PlainFetch } from '../upstream/fetchJson.ts';

/** A source that the poller calls for all isolates: its address, headers, cadence and limits. */
export interface PolledFeed extends Pick<ChosenFeed, 'headers' | 'cadenceOf' | 'quota' | 'listedId'> {
  id: string;
  baseUrl: string;
  /** Fetches directly from the source, with its key. */
  fetch: PlainFetch;
  /** The configured limits. Others are the free plan's until the source reports its own. */
  limits: Limits;
  /** The calls a second for odds and for ids that no list has named; null when the source counts its calls. */
  callsPerSecond: number | null;
  timeoutMs: number;
}

/** The configured sources of live data and prices. */
export function polledFeeds(config: Config): { live: PolledFeed; odds: PolledFeed | undefined } {
  const { source, odds, liveTimeoutMs: timeoutMs } = config;
  const live: PolledFeed = {
    ...source,
    baseUrl: source.url,
    fetch: (request) => fetch(request),
    limits: config.limits.live,
    callsPerSecond: source.quota.isCounted ? null : config.liveCallsPerSecond,
    timeoutMs,
  };
  if (odds === null || source.hasPrices) return { live, odds: undefined };
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
