import type { Result } from '../../base/result.ts';
import { readAliases } from './aliases.ts';

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
