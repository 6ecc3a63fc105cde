import type { Result } from '../base/result.ts';
import { LOGO_HOSTS as API_FOOTBALL_LOGOS } from './apiFootball/parseFixture.ts';
import { LOGO_HOSTS as FOOTBALL_DATA_LOGOS } from './footballData/parseMatch.ts';
import { readAliases } from './oddsApi/aliases.ts';
import { type League, readLeagues } from './openligadb/leagues.ts';
import { LOGO_HOSTS as OPENLIGADB_LOGOS } from './openligadb/parseMatch.ts';

/** The sources of live data that `LIVE_SOURCE` may name. */
export const FEED_NAMES = ['backend', 'openligadb', 'api-football', 'football-data', 'demo'] as const;

export type FeedName = (typeof FEED_NAMES)[number];

/** A public source: where it is, and what it is asked with. */
export type PublicFeed =
  | { name: 'openligadb'; url: string; leagues: League[] }
  | { name: 'api-football'; url: string; key: string }
  | { name: 'football-data'; url: string; key: string };

/** The settings that say where live data come from, as they were given. */
export interface FeedSettings {
  LIVE_SOURCE: string;
  LIVE_API_URL: string | null;
  OPENLIGADB_URL: string | null;
  OPENLIGADB_LEAGUES: string;
  API_FOOTBALL_URL: string | null;
  API_FOOTBALL_KEY: string;
  FOOTBALL_DATA_URL: string | null;
  FOOTBALL_DATA_TOKEN: string;
}

/** Where the prices beside a public source come from: The Odds API. */
export interface OddsSource {
  url: string;
  key: string;
  /** The region whose bookmakers are asked for. */
  region: string;
  /** Groups of names of one team, beside the site's own. */
  aliases: string[][];
  /** Groups of names of one operator, the one that content knows it by first. */
  operatorAliases: string[][];
}

/** The settings of the prices, as they were given. */
export interface OddsSettings {
  ODDS_API_KEY: string;
  ODDS_API_URL: string | null;
  ODDS_API_REGION: string;
  ODDS_TEAM_ALIASES: string;
  ODDS_OPERATOR_ALIASES: string;
}

/** The source of prices, null where no key is given; what can't be used is told with the setting's name. */
export function readOddsSource(given: OddsSettings): Result<OddsSource | null, string> {
  const aliases = readAliases(given.ODDS_TEAM_ALIASES);
  if (aliases === null)
    return { ok: false, error: 'ODDS_TEAM_ALIASES: names such as Man Utd=Manchester United; A=B are wanted' };
  const operatorAliases = readAliases(given.ODDS_OPERATOR_ALIASES);
  if (operatorAliases === null)
    return { ok: false, error: 'ODDS_OPERATOR_ALIASES: names such as BetMGM=betmgm; Bet365=bet365 (AU) are wanted' };
  const region = given.ODDS_API_REGION || 'uk';
  if (!/^[a-z]{2,3}2?$/.test(region))
    return { ok: false, error: 'ODDS_API_REGION: one region such as uk, eu or us is wanted' };
  if (given.ODDS_API_KEY === '') return { ok: true, value: null };
  const url = given.ODDS_API_URL ?? 'https://api.the-odds-api.com/v4';
  return { ok: true, value: { url, key: given.ODDS_API_KEY, region, aliases, operatorAliases } };
}

/** Which source serves: a public one in full; of the backend and the demonstration the name says it all. */
export type ChosenFeed = PublicFeed | { name: 'backend' } | { name: 'demo' };

/** Hosts that a public source serves pictures from. */
export const FEED_MEDIA: Readonly<Record<PublicFeed['name'], readonly string[]>> = {
  openligadb: OPENLIGADB_LOGOS,
  'api-football': API_FOOTBALL_LOGOS,
  'football-data': FOOTBALL_DATA_LOGOS,
};

const DEFAULT_URLS: Readonly<Record<PublicFeed['name'], string>> = {
  openligadb: 'https://api.openligadb.de',
  'api-football': 'https://v3.football.api-sports.io',
  'football-data': 'https://api.football-data.org/v4',
};

function keyed(
  name: 'api-football' | 'football-data',
  setting: string,
  { key, url }: { key: string; url: string | null },
): Result<ChosenFeed, string> {
  if (key === '') return { ok: false, error: `${setting}: LIVE_SOURCE=${name} needs one` };
  return { ok: true, value: { name, url: url ?? DEFAULT_URLS[name], key } };
}

/** Chooses the source of live data; what can't be used is told with the setting's name. */
export function readFeedChoice(given: FeedSettings): Result<ChosenFeed, string> {
  const name = given.LIVE_SOURCE || (given.LIVE_API_URL === null ? 'demo' : 'backend');
  switch (name) {
    case 'demo':
      return { ok: true, value: { name } };
    case 'backend':
      if (given.LIVE_API_URL === null) return { ok: false, error: 'LIVE_API_URL: LIVE_SOURCE=backend needs one' };
      return { ok: true, value: { name } };
    case 'openligadb': {
      const leagues = readLeagues(given.OPENLIGADB_LEAGUES || 'bl1,bl2,bl3,dfb');
      if (leagues === null)
        return { ok: false, error: 'OPENLIGADB_LEAGUES: leagues such as bl1,dfb,em/2028@Europe are wanted' };
      return { ok: true, value: { name, url: given.OPENLIGADB_URL ?? DEFAULT_URLS.openligadb, leagues } };
    }
    case 'api-football':
      return keyed(name, 'API_FOOTBALL_KEY', { key: given.API_FOOTBALL_KEY, url: given.API_FOOTBALL_URL });
    case 'football-data':
      return keyed(name, 'FOOTBALL_DATA_TOKEN', { key: given.FOOTBALL_DATA_TOKEN, url: given.FOOTBALL_DATA_URL });
    default:
      return { ok: false, error: `LIVE_SOURCE: one of ${FEED_NAMES.join(', ')} is wanted` };
  }
}
