import * as v from 'valibot';
import { type MarketBoard, marketBoardEntries } from '../../web/domain/eventOdds.ts';

/** One operator's price of one outcome, whatever country it is offered in. Never sent as it is. */
export interface FeedOffer {
  /** Slug of the operator's name. */
  provider: string;
  decimal: number;
  previous: number | null;
  active: boolean;
  /** Milliseconds UTC; null where only the answer as a whole says when. */
  capturedAt: number | null;
}

/** A market of the feed: the offers of each outcome, in the order of `outcomes`. */
export interface FeedMarket extends MarketBoard {
  offers: FeedOffer[][];
}

/** All that a feed has of a match's odds, for every country. */
export interface FeedOdds {
  capturedAt: number | null;
  markets: FeedMarket[];
}

/** The odds of a match that nobody prices. */
export const NO_ODDS: FeedOdds = { capturedAt: null, markets: [] };

const instant = v.nullable(v.number());

/** How a feed's odds are stored. */
export const feedOddsEntries = {
  capturedAt: instant,
  markets: v.array(
    v.object({
      ...marketBoardEntries,
      offers: v.array(
        v.array(
          v.object({
            provider: v.string(),
            decimal: v.number(),
            previous: v.nullable(v.number()),
            active: v.boolean(),
            capturedAt: instant,
          }),
        ),
      ),
    }),
  ),
};
