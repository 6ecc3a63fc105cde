import type { Config } from '../env.ts';
import { cadenceOf as apiFootballCadence, headersOf as apiFootballHeaders } from '../feeds/apiFootball/calls.ts';
import { quota as apiFootballQuota } from '../feeds/apiFootball/quota.ts';
import type { Cadence } from '../feeds/cadence.ts';
import { cadenceOf as backendCadence, headersOf as backendHeaders } from '../feeds/contract/calls.ts';
import { cadenceOf as footballDataCadence, headersOf as footballDataHeaders } from '../feeds/footballData/calls.ts';
import { quota as footballDataQuota } from '../feeds/footballData/quota.ts';
import { CADENCE as ODDS_CADENCE, withKey } from '../feeds/oddsApi/calls.ts';
import { quota as oddsQuota } from '../feeds/oddsApi/quota.ts';
import { cadenceOf as openLigaDbCadence } from '../feeds/openligadb/calls.ts';
import { quota as openLigaDbQuota } from '../feeds/openligadb/quota.ts';
import { type Limits, NO_QUOTA, type Quota } from '../feeds/quota.ts';
import type { Fetch } from '../upstream/fetchJson.ts';
import { CallBudget } from './callBudget.ts';
import type { Question } from './protocol.ts';

/** A source that the poller asks for all: where it is, how it is asked, and how often. */
export interface PolledFeed {
  id: string;
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  /** Fetches of the source itself, with its key. */
  fetch: Fetch;
  cadenceOf(path: string, now: number): Cadence;
  quota: Quota;
  /** The limits that the settings name; the others are the free plan's until the source tells its own. */
  limits: Limits;
  /** How many calls for prices the whole site makes a minute; null where the quota alone counts. */
  prices: CallBudget | null;
  timeoutMs: number;
}

export type PolledFeeds = Partial<Record<Question['source'], PolledFeed>>;

/** Public sources take their time over a whole season; nobody waits for them longer than for a backend. */
const SLOW_SOURCE_MS = 10_000;

type Way = Pick<PolledFeed, 'baseUrl' | 'headers' | 'cadenceOf' | 'quota'>;

function liveWay({ source, live, liveFeedSeconds }: Config): Way | null {
  switch (source.name) {
    case 'demo':
      return null;
    case 'backend':
      return live === null
        ? null
        : {
            baseUrl: live.url,
            headers: backendHeaders(live.token),
            cadenceOf: (path, now) => backendCadence(path, now, liveFeedSeconds),
            quota: NO_QUOTA,
          };
    case 'openligadb':
      return { baseUrl: source.url, headers: {}, cadenceOf: openLigaDbCadence, quota: openLigaDbQuota };
    case 'api-football': {
      const headers = apiFootballHeaders(source.key, source.url);
      return { baseUrl: source.url, headers, cadenceOf: apiFootballCadence, quota: apiFootballQuota };
    }
    case 'football-data': {
      const headers = footballDataHeaders(source.key);
      return { baseUrl: source.url, headers, cadenceOf: footballDataCadence, quota: footballDataQuota };
    }
  }
}

/** How long the source of live data may take to answer, in milliseconds. */
export function liveTimeoutOf({ source, upstreamTimeoutMs }: Config): number {
  const isPublic = source.name !== 'demo' && source.name !== 'backend';
  return isPublic ? Math.max(upstreamTimeoutMs, SLOW_SOURCE_MS) : upstreamTimeoutMs;
}

/** The real sources of live data and prices that the settings name; none for the demonstration. */
export function polledFeeds(config: Config): PolledFeeds {
  const sources: PolledFeeds = {};
  const timeoutMs = liveTimeoutOf(config);
  const live = liveWay(config);
  if (live !== null) {
    sources.live = {
      ...live,
      id: `${config.source.name}:${live.baseUrl}`,
      fetch: (request) => fetch(request),
      limits: config.limits.live,
      prices: new CallBudget(config.oddsCallsPerMinute),
      timeoutMs,
    };
    if (config.odds !== null && config.source.name !== 'backend') {
      sources.odds = {
        id: `odds:${config.odds.url}`,
        baseUrl: config.odds.url,
        headers: {},
        fetch: withKey((request) => fetch(request), config.odds.key),
        cadenceOf: () => ODDS_CADENCE,
        quota: oddsQuota,
        limits: config.limits.odds,
        prices: null,
        timeoutMs,
      };
    }
  }
  return sources;
}
