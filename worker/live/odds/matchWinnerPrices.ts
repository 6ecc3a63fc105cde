import type { MarketScope, MarketType } from '../../../web/domain/eventOdds.ts';
import { RESULT_OUTCOMES, type ResultOutcome } from '../../../web/domain/odds.ts';
import { hasDraws, type Sport } from '../../../web/domain/sport.ts';
import type { FeedOdds } from '../../feeds/feedOdds.ts';

/** One operator's price of who wins a match, whatever country it is offered in. Never sent as it is. */
export interface WinnerPrice {
  provider: string;
  outcome: ResultOutcome;
  decimal: number;
  /** When it was captured, milliseconds UTC; null where the feed does not say. */
  at: number | null;
}

/** The markets that a list of matches shows prices of. */
export const WINNER_MARKETS: ReadonlySet<MarketType> = new Set(['1x2', '12']);

const OUTCOMES: Readonly<Record<string, ResultOutcome>> = { '1': 'home', x: 'draw', '2': 'away' };

/** The market that a row has columns for: the result in a sport with draws, the winner in one without. */
export function winnerMarketOf(sport: Sport): MarketType {
  return hasDraws(sport) ? '1x2' : '12';
}

/** What a feed has of who wins a match. */
export interface WinnerPrices {
  /** What counts for the market that the prices are of. */
  scope: MarketScope;
  prices: WinnerPrice[];
}

/** The prices of who wins a match that can be had; a suspended price is none. */
export function matchWinnerPrices(odds: FeedOdds, sport: Sport): WinnerPrices {
  const type = winnerMarketOf(sport);
  const market = odds.markets.find((each) => each.type === type);
  if (market === undefined) return { scope: 'ord', prices: [] };
  const prices = market.outcomes.flatMap((sign, index) => {
    const outcome = RESULT_OUTCOMES.find((each) => each === OUTCOMES[sign]);
    if (outcome === undefined) return [];
    const open = (market.offers[index] ?? []).filter(({ active }) => active);
    return open.map(({ provider, decimal, capturedAt }): WinnerPrice => {
      return { provider, outcome, decimal, at: capturedAt ?? odds.capturedAt };
    });
  });
  return { scope: market.scope, prices };
}
