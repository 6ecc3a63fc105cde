import type { Side } from '../../../web/domain/match.ts';
import type { LeadersBy } from '../../../web/domain/scorers.ts';
import { utcDate } from '../../../web/domain/zonedTime.ts';
import { sourceIdWith } from '../normalize/fields.ts';
import { type Cadence, cadenceIn } from '../quota.ts';

/** All paths of API-Football in use; each call costs one of the daily quota. */
export const paths = {
  day: (date: string) => `fixtures?date=${date}`,
  live: 'fixtures?live=all',
  fixture: (id: string) => `fixtures?id=${id}`,
  // The free plan refuses the parameter `last`.
  meetings: ({ home, away }: Record<Side, string>) => `fixtures/headtohead?h2h=${home}-${away}`,
  leagues: 'leagues?current=true',
  standings: (league: string, season: number) => `standings?league=${league}&season=${season}`,
  season: (league: string, season: number) => `fixtures?league=${league}&season=${season}`,
  scorers: (league: string, season: number) => `players/topscorers?league=${league}&season=${season}`,
  leaders: (by: LeadersBy, league: string, season: number) =>
    `players/${by === 'assists' ? 'topassists' : 'topyellowcards'}?league=${league}&season=${season}`,
};

/** Request headers. RapidAPI, a reseller of the API, has its own. */
export function headersOf(key: string, url: string): Record<string, string> {
  const { hostname } = new URL(url);
  const isRapidApi = hostname.endsWith('.rapidapi.com');
  return isRapidApi ? { 'x-rapidapi-key': key, 'x-rapidapi-host': hostname } : { 'x-apisports-key': key };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The ids of matches in an answer. */
export const listedId = /"fixture"\s*:\s*\{[^{}]*?"id"\s*:\s*(\d+)/g;

/** The cadence of a path, from API-Football’s recommendations: it updates live fixtures every 15 seconds. */
export const cadenceOf = (path: string, now: number): Cadence =>
  cadenceIn(
    [
      [paths.live, 15, { quietSeconds: MINUTE, rank: 'running' }],
      [/^fixtures\?id=(\d+)$/, 20, { quietSeconds: MINUTE, rank: 'match' }],
      [paths.day(utcDate(now)), MINUTE],
      // The last matches of yesterday end in the first hours of a day.
      [paths.day(utcDate(now - 4 * HOUR * 1000)), MINUTE],
      [/^(?:fixtures\?date=|standings)/, HOUR / 2],
      [/^/, DAY],
    ],
    path,
  );

/** The players to load on a day (UTC) besides the scorers: alternating saves calls of the quota. */
export function leadersOn(now: number): LeadersBy {
  return Math.floor(now / (DAY * 1000)) % 2 === 0 ? 'assists' : 'cards';
}

/** API-Football’s id in an id of the site: `af4711` is `4711`. */
export const sourceId = sourceIdWith('af');
