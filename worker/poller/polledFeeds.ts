import type { Config } from '../env.ts';
import type { Cadence } from '../feeds/cadence.ts';
import { CADENCE as ODDS_CADENCE, withKey } from '../feeds/oddsApi/calls.ts';
import { quota as oddsQuota } from '../feeds/oddsApi/quota.ts';
import type { Limits, Quota } from '../feeds/quota.ts';
import type { PlainFetch } from '../upstream/fetchJson.ts';
import type { Question } from './protocol.ts';

/** A source that the poller asks for all: where it is, how it is asked, and how often. */
export interface PolledFeed {
  id: string;
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  /** Fetches of the source itself, with its key. */
  fetch: PlainFetch;
  cadenceOf(path: string, now: number): Cadence;
  quota: Quota;
  /** The limits that the settings name; the others are the free plan's until the source tells its own. */
  limits: Limits;
  /** Most calls a second for prices and for ids that no list has named; null where the source counts its calls. */
  callsPerSecond: number | null;
  timeoutMs: number;
}

export type PolledFeeds = Partial<Record<Question['source'], PolledFeed>>;

/** How long the source of live data may take to answer, in milliseconds. */
export function liveTimeoutOf({ source, upstreamTimeoutMs }: Config): number {
  return source.kind === 'real' ? Math.max(upstreamTimeoutMs, source.leastTimeoutMs) : upstreamTimeoutMs;
}

/** The id of the source of live data that the site shows: the demonstration's where none is polled. */
export function sourceOf(live: PolledFeed | undefined): string {
  return live?.id ?? 'demo';
}

/** The real sources of live data and prices that the settings name; none for the demonstration. */
export function polledFeeds(config: Config): PolledFeeds {
  const sources: PolledFeeds = {};
  const timeoutMs = liveTimeoutOf(config);
  const { source } = config;
  if (source.kind === 'real') {
    const { name, url, headers, cadenceOf, quota } = source;
    sources.live = {
      id: `${name}:${url}`,
      baseUrl: url,
      headers,
      cadenceOf,
      quota,
      fetch: (request) => fetch(request),
      limits: config.limits.live,
      callsPerSecond: quota.firm ? null : config.liveCallsPerSecond,
      timeoutMs,
    };
    if (config.odds !== null && !source.hasPrices) {
      sources.odds = {
        id: `odds:${config.odds.url}`,
        baseUrl: config.odds.url,
        headers: {},
        fetch: withKey((request) => fetch(request), config.odds.key),
        cadenceOf: () => ODDS_CADENCE,
        quota: oddsQuota,
        limits: config.limits.odds,
        callsPerSecond: null,
        timeoutMs,
      };
    }
  }
  return sources;
}
