import * as v from 'valibot';
import { type MarketType, marketBoardEntries } from '../../web/domain/eventOdds.ts';

const offer = v.object({
  /** Slug of the operator's name. */
  provider: v.string(),
  decimal: v.number(),
  previous: v.nullable(v.number()),
  active: v.boolean(),
  /** Milliseconds UTC; null where only the answer as a whole says when. */
  capturedAt: v.nullable(v.number()),
});

/** One operator's price of one outcome, whatever country it is offered in. Never sent as it is. */
export type FeedOffer = v.InferOutput<typeof offer>;

/** The offers of each outcome are in the order of `outcomes`. */
const market = v.object({ ...marketBoardEntries, offers: v.array(v.array(offer)) });

/** A market of the feed. */
export type FeedMarket = v.InferOutput<typeof market>;

/** How a feed's odds are stored. */
export const feedOddsSchema = v.object({ capturedAt: v.nullable(v.number()), markets: v.array(market) });

/** All that a feed has of a match's odds, for every country. */
export type FeedOdds = v.InferOutput<typeof feedOddsSchema>;

/** The odds of a match that nobody prices. */
export const NO_ODDS: FeedOdds = { capturedAt: null, markets: [] };

/** The markets that a list of matches shows prices of. */
export const WINNER_MARKETS: ReadonlySet<MarketType> = new Set(['1x2', '12']);
