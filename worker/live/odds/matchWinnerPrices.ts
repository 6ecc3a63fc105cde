import * as v from 'valibot';
import { MARKET_SCOPES, type MarketType } from '../../../web/domain/eventOdds.ts';
import { RESULT_OUTCOMES, type ResultOutcome } from '../../../web/domain/odds.ts';
import { hasDraws, type Sport } from '../../../web/domain/sport.ts';
import type { FeedOdds } from '../../feeds/feedOdds.ts';

const winnerPrice = v.object({
  provider: v.string(),
  outcome: v.picklist(RESULT_OUTCOMES),
  decimal: v.number(),
  /** When it was captured, milliseconds UTC; null when the feed does not say. */
  at: v.nullable(v.number()),
});

/** One operator's match-winner price, of any country. Never sent as it is. */
export type WinnerPrice = v.InferOutput<typeof winnerPrice>;

const OUTCOMES: Readonly<Record<string, ResultOutcome>> = { '1': 'home', x: 'draw', '2': 'away' };

/** The market of a list's price columns: `1x2` in a sport with draws, `12` in others. */
export function winnerMarketOf(sport: Sport): MarketType {
  return hasDraws(sport) ? '1x2' : '12';
}

export const winnerPricesSchema = v.object({
  /** The scope of the market, for example whether overtime counts. */
  scope: v.picklist(MARKET_SCOPES),
  prices: v.array(winnerPrice),
});

/** A feed's match-winner prices. */
export type WinnerPrices = v.InferOutput<typeof winnerPricesSchema>;

/** The open match-winner prices. Suspended prices are left out. */
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
