import * as v from 'valibot';
import { ok } from '../../base/result.ts';
import { address, token } from '../../base/settingSchemas.ts';
import { UpstreamCall } from '../../base/upstreamCall.ts';
import type { PlainFetch } from '../../upstream/fetchJson.ts';
import { defineFeed, SLOW_SOURCE_MS } from '../definition.ts';
import type { Feed } from '../feed.ts';
import { seasonAt } from '../openligadb/leagues.ts';
import type { Quota } from '../quota.ts';
import { parseAnswer } from './answers.ts';
import { cadenceOf, headersOf, listedId, paths } from './calls.ts';
import { createApiFootball } from './client.ts';
import { LOGO_HOSTS } from './parseFixture.ts';

/** Most answers start with an empty list of errors; only the others are parsed. */
const FINE = /"errors":\s*\[\s*\]/;

const json = v.fallback(v.pipe(v.string(), v.parseJson()), null);

/** The quota of API-Football, per day and per minute. Exceeding it gives an answer with status 200. */
const quota: Quota = {
  limits: { minute: 10, day: 100 },
  isCounted: true,
  headers: [
    { left: 'x-ratelimit-requests-remaining', window: 'day', of: 'x-ratelimit-requests-limit', what: 'calls today' },
    { left: 'x-ratelimit-remaining', window: 'minute', of: 'x-ratelimit-limit', what: 'calls this minute' },
  ],
  refusal({ status, text }, now) {
    if (status !== 200 || FINE.test(text.slice(0, 1000))) return null;
    const answer = parseAnswer(v.parse(json, text), now);
    if (answer.ok) return null;
    const { kind } = answer.error;
    return { ...answer.error, isWholeSource: kind === 'quota' || kind === 'refused' };
  },
};

/** The Premier League, as a sample of the seasons that a plan includes. */
const LEAGUE = '39';

/** Names the data that the plan excludes: days and tables of the current season. Costs two calls of the quota. */
async function leftOutOfPlan(feed: Feed, { url, key }: { url: string; key: string }, fetch: PlainFetch) {
  const days = await feed.days(new UpstreamCall());
  const path = paths.standings(LEAGUE, seasonAt({ season: null }, Date.now()));
  const response = await fetch(new Request(`${url}/${path}`, { headers: headersOf(key, url) })).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  const table = parseAnswer(body, Date.now());
  const isExcluded = !table.ok && table.error.kind === 'excluded';
  return [
    ...(days === null ? [] : [`the plan has the days from ${days.from} to ${days.to}: visitors see no others`]),
    ...(isExcluded ? [`the plan leaves out this season's tables: visitors see none (${table.error.detail})`] : []),
  ];
}

/** API-Football v3, with a key of its free plan or a paid plan. */
export const apiFootball = defineFeed({
  name: 'api-football',
  keySetting: 'API_FOOTBALL_KEY',
  needsKey: true,
  settings: { API_FOOTBALL_URL: address, API_FOOTBALL_KEY: token },
  mediaHosts: LOGO_HOSTS,
  quota,
  listedId,
  minTimeoutMs: SLOW_SOURCE_MS,
  hasPrices: false,
  openSource: null,
  choose({ API_FOOTBALL_KEY: key, API_FOOTBALL_URL }) {
    if (key === '') return { ok: false, error: 'API_FOOTBALL_KEY: LIVE_SOURCE=api-football needs one' };
    const url = API_FOOTBALL_URL ?? 'https://v3.football.api-sports.io';
    return ok({
      url,
      cadenceOf,
      headers: headersOf(key, url),
      create: (options) => createApiFootball({ ...options, key }),
      examine: (feed, fetch) => leftOutOfPlan(feed, { url, key }, fetch),
    });
  },
});
