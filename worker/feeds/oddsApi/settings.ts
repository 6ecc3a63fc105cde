import { ok, type Result } from '../../base/result.ts';

/** Parses groups of names: `Man Utd=Manchester United; Die Roten=Bayern Munich`. Null if the text is invalid. */
export function parseAliases(text: string): string[][] | null {
  const groups = text
    .split(';')
    .map((group) => group.trim())
    .filter(Boolean)
    .map((group) => group.split('=').map((name) => name.trim()));
  // A comma between groups would make one group of them.
  const isGroup = (names: string[]) =>
    names.length > 1 && names.every(Boolean) && (names.length === 2 || !names.some((name) => name.includes(',')));
  return groups.every(isGroup) ? groups : null;
}

/** The Odds API as a source of prices, for feeds without their own. */
export interface OddsSource {
  url: string;
  key: string;
  region: string;
  /** Groups of team names, besides the built-in ones. */
  aliases: string[][];
  /** Groups of operator names, with the name in the content first. */
  operatorAliases: string[][];
}

type OddsSettings = Record<
  'ODDS_API_KEY' | 'ODDS_API_REGION' | 'ODDS_TEAM_ALIASES' | 'ODDS_OPERATOR_ALIASES',
  string
> & { ODDS_API_URL: string | null };

/** Reads the odds source; null without a key. Errors begin with the setting’s name. */
export function parseOddsSource(given: OddsSettings): Result<OddsSource | null, string> {
  const aliases = parseAliases(given.ODDS_TEAM_ALIASES);
  if (aliases === null)
    return { ok: false, error: 'ODDS_TEAM_ALIASES: must be names such as Man Utd=Manchester United; A=B' };
  const operatorAliases = parseAliases(given.ODDS_OPERATOR_ALIASES);
  if (operatorAliases === null)
    return { ok: false, error: 'ODDS_OPERATOR_ALIASES: must be names such as BetMGM=betmgm; Bet365=bet365 (AU)' };
  const region = given.ODDS_API_REGION || 'uk';
  if (!/^[a-z]{2,3}2?$/.test(region))
    return { ok: false, error: 'ODDS_API_REGION: must be one region such as uk, eu or us' };
  if (given.ODDS_API_KEY === '') return ok(null);
  const url = given.ODDS_API_URL ?? 'https://api.the-odds-api.com/v4';
  return ok({ url, key: given.ODDS_API_KEY, region, aliases, operatorAliases });
}
