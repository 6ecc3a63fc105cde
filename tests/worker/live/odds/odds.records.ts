import type { FeedMarket, FeedOdds, FeedOffer } from '../../../../worker/feeds/feedOdds.ts';
import type { WinnerPrice } from '../../../../worker/live/prices/oddsBook.ts';

/** An open offer of Unibet. */
export const offerAt = (decimal: number, more: Partial<FeedOffer> = {}): FeedOffer => {
  return { provider: 'unibet', decimal, previous: null, active: true, capturedAt: null, ...more };
};

/** A result market with these offers on the home side, and none on the others. */
export const resultWith = (...home: FeedOffer[]): FeedMarket => {
  return { type: '1x2', scope: 'ord', line: null, outcomes: ['1', 'x', '2'], offers: [home, [], []] };
};

export const oddsWith = (capturedAt: number | null, ...home: FeedOffer[]): FeedOdds => {
  return { capturedAt, markets: [resultWith(...home)] };
};

/** An operator's prices of home, draw and away in a list. */
export const pricesOf = (provider: string, ...decimals: (number | null)[]): WinnerPrice[] =>
  (['home', 'draw', 'away'] as const).flatMap((outcome, index) => {
    const decimal = decimals[index];
    return decimal == null ? [] : [{ provider, outcome, decimal, at: null }];
  });
