import type { LeadersBy } from '../../../web/domain/scorers.ts';
import type { Cadence } from '../cadence.ts';
import { utcDate } from '../normalize/lists.ts';
import { subjectOfMatch } from '../subjects.ts';

/** Every path of API-Football that the site asks; each costs one call of the day's quota. */
export const paths = {
  day: (date: string) => `fixtures?date=${date}`,
  live: 'fixtures?live=all',
  fixture: (id: string) => `fixtures?id=${id}`,
  // Without `last`, which the free plan refuses.
  meetings: (one: string, other: string) => `fixtures/headtohead?h2h=${one}-${other}`,
  leagues: 'leagues?current=true',
  standings: (league: string, season: number) => `standings?league=${league}&season=${season}`,
  season: (league: string, season: number) => `fixtures?league=${league}&season=${season}`,
  scorers: (league: string, season: number) => `players/topscorers?league=${league}&season=${season}`,
  leaders: (by: LeadersBy, league: string, season: number) =>
    `players/${by === 'assists' ? 'topassists' : 'topyellowcards'}?league=${league}&season=${season}`,
};

/** What every call to an address is sent with: RapidAPI, which sells the same API, has headers of its own. */
export function headersOf(key: string, url: string): Record<string, string> {
  const { hostname } = new URL(url);
  const isRapidApi = hostname.endsWith('.rapidapi.com');
  return isRapidApi ? { 'x-rapidapi-key': key, 'x-rapidapi-host': hostname } : { 'x-apisports-key': key };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often a path may be asked, by what API-Football recommends: it counts goals every 15 seconds. */
export function cadenceOf(path: string, now: number): Cadence {
  if (path === paths.live) return { seconds: 15, quietSeconds: MINUTE, cost: 1, rank: 'running' };
  const [, fixture] = /^fixtures\?id=(\d+)$/.exec(path) ?? [];
  if (fixture !== undefined) {
    const subject = subjectOfMatch(`af${fixture}`);
    return { seconds: 20, quietSeconds: MINUTE, cost: 1, rank: 'match', subject, isOfOne: true };
  }
  const seconds = (() => {
    if (path === paths.day(utcDate(now))) return MINUTE;
    if (path.startsWith('fixtures?date=')) return HOUR / 2;
    if (path.startsWith('fixtures/headtohead')) return DAY;
    return path.startsWith('standings') ? HOUR / 2 : DAY;
  })();
  const isOfOne = /^(standings|players|fixtures\/headtohead|fixtures\?league)/.test(path);
  return { seconds, cost: 1, rank: 'other', ...(isOfOne && { isOfOne }) };
}

/**
 * Which list of players is asked for on a day (UTC) beside the scorers: one by turns, so that a competition's players cost two calls
 * a day at most. The other one is as old as yesterday.
 */
export function leadersOn(now: number): LeadersBy {
  return Math.floor(now / (DAY * 1000)) % 2 === 0 ? 'assists' : 'cards';
}

/** The number in an id of the site: `af4711` is `4711`; null where the id is another source's. */
export function ownId(id: string): string | null {
  return /^af([1-9]\d{0,15})$/.exec(id)?.[1] ?? null;
}
