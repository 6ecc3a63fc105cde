import * as v from 'valibot';
import { marketBoardEntries } from '../../web/domain/eventOdds.ts';
import type { MarketType } from '../../web/domain/markets.ts';

const offer = v.object({
  /** Slug of the operator’s name. */
  provider: v.string(),
  decimal: v.number(),
  previous: v.nullable(v.number()),
  active: v.boolean(),
  /** Milliseconds UTC; null if only the whole answer has a time. */
  capturedAt: v.nullable(v.number()),
});

/** One operator’s price of an outcome, for any country. Responses to browsers must be filtered by country. */
export type FeedOffer = v.InferOutput<typeof offer>;

/** Offers per outcome, in the order of `outcomes`. */
const market = v.object({ ...marketBoardEntries, offers: v.array(v.array(offer)) });

export type FeedMarket = v.InferOutput<typeof market>;

export const feedOddsSchema = v.object({ capturedAt: v.nullable(v.number()), markets: v.array(market) });

/** All odds of a match, for every country. */
export type FeedOdds = v.InferOutput<typeof feedOddsSchema>;

export const NO_ODDS: FeedOdds = { capturedAt: null, markets: [] };

/** The markets for prices in lists of matches. */
export const WINNER_MARKETS: ReadonlySet<MarketType> = new Set(['1x2', '12']);
