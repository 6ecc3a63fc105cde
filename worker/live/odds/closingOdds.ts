import { MARKET_SCOPES, MARKET_TYPES, type MarketBoard, marketKey } from '../../../web/domain/eventOdds.ts';
import type { FeedMarket, FeedOdds, FeedOffer } from '../../feeds/feedOdds.ts';
import { OUTCOMES } from '../../feeds/normalize/marketWords.ts';
import { type OddsHistory, pricePartsOf } from './oddsHistory.ts';

type Board = Pick<MarketBoard, 'type' | 'scope' | 'line'>;

/** Parses a market's name (`marketKey`), such as `1x2`, `ou-2.5`, `ah--0.5` or `12-ot`; null when it is unknown. */
function boardOf(name: string): Board | null {
  for (const type of MARKET_TYPES) {
    for (const scope of MARKET_SCOPES) {
      const bare = marketKey({ type, scope, line: null });
      const line = name.startsWith(`${bare}-`) ? Number(name.slice(bare.length + 1)) : null;
      const board = { type, scope, line };
      if ((line === null || Number.isFinite(line)) && marketKey(board) === name) return board;
    }
  }
  return null;
}

/**
 * The closing prices of a match from its price history. For each operator this is the last price before kick-off
 * (milliseconds UTC), or else the last one. A market is left out when an outcome has no price.
 */
export function closingOdds(history: OddsHistory, kickOff: number): FeedOdds {
  const markets = new Map<string, { board: Board; offers: Map<string, FeedOffer[]> }>();
  for (const [key, points] of Object.entries(history)) {
    const { market: name, outcome, provider } = pricePartsOf(key);
    const board = boardOf(name);
    const last =
      points.findLast(({ at, decimal }) => decimal !== null && at <= kickOff) ??
      points.findLast(({ decimal }) => decimal !== null);
    if (board === null || last === undefined || last.decimal === null) continue;
    const market = markets.get(name) ?? { board, offers: new Map<string, FeedOffer[]>() };
    markets.set(name, market);
    const offer = { provider, decimal: last.decimal, previous: null, active: false, capturedAt: last.at };
    market.offers.set(outcome, [...(market.offers.get(outcome) ?? []), offer]);
  }
  const whole = [...markets.values()].flatMap(({ board, offers }): FeedMarket[] => {
    const outcomes = OUTCOMES[board.type];
    if (outcomes === null || !outcomes.every((outcome) => offers.has(outcome))) return [];
    return [{ ...board, outcomes: [...outcomes], offers: outcomes.map((outcome) => offers.get(outcome) ?? []) }];
  });
  const order = (type: FeedMarket['type']) => MARKET_TYPES.indexOf(type);
  return { capturedAt: null, markets: whole.sort((one, other) => order(one.type) - order(other.type)) };
}
