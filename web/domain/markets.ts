/** Result, winner, double chance, total, handicap, both teams to score, correct score, half-time/full-time. */
export const MARKET_TYPES = ['1x2', '12', 'dc', 'ou', 'ah', 'bts', 'cs', 'htft'] as const;

export type MarketType = (typeof MARKET_TYPES)[number];

/** Whether regular time decides the market (`ord`), or overtime counts too (`ot`). */
export const MARKET_SCOPES = ['ord', 'ot'] as const;

export type MarketScope = (typeof MARKET_SCOPES)[number];

interface MarketName {
  type: MarketType;
  scope: MarketScope;
  line: number | null;
}

/** The key of a market in addresses: `1x2`, `ou-2.5`, `ah--0.5`, `12-ot`. */
export function marketKey({ type, scope, line }: MarketName): string {
  return [type, ...(scope === 'ord' ? [] : [scope]), ...(line === null ? [] : [String(line)])].join('-');
}
