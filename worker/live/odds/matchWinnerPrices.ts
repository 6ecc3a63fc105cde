import * as v from 'valibot';
import { MARKET_SCOPES, type MarketType } from '../../../web/domain/eventOdds.ts';
import { RESULT_OUTCOMES, type ResultOutcome } from '../../../web/domain/odds.ts';
import { hasDraws, type Sport } from '../../../web/domain/sport.ts';
import type { FeedOdds } from '../../feeds/feedOdds.ts';

const winnerPrice = v.object({
  provider: v.string(),
  outcome: v.picklist(RESULT_OUTCOMES),
  decimal: v.number(),
  /** When it was captured, milliseconds UTC; null where the feed does not say. */
  at: v.nullable(v.number()),
});

/** One operator's price of who wins a match, whatever country it is offered in. Never sent as it is. */
export type WinnerPrice = v.InferOutput<typeof winnerPrice>;

const OUTCOMES: Readonly<Record<string, ResultOutcome>> = { '1': 'home', x: 'draw', '2': 'away' };

/** The market that a row has columns for: the result in a sport with draws, the winner in one without. */
export function winnerMarketOf(sport: Sport): MarketType {
  return hasDraws(sport) ? '1x2' : '12';
}

export const winnerPricesSchema = v.object({
  /** What counts for the market that the prices are of. */
  scope: v.picklist(MARKET_SCOPES),
  prices: v.array(winnerPrice),
});

/** What a feed has of who wins a match. */
export type WinnerPrices = v.InferOutput<typeof winnerPricesSchema>;

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
