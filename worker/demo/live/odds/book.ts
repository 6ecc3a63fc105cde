import type { FairMarket } from './fair.ts';

const SHORTEST = 1 / 1.01;
const LONGEST = 1 / 501;

/** Decimal odds come in steps that grow with them. */
function onLadder(odds: number): number {
  const step =
    odds < 3 ? 0.01 : odds < 6 ? 0.05 : odds < 10 ? 0.1 : odds < 20 ? 0.5 : odds < 50 ? 1 : odds < 100 ? 5 : 10;
  return Number((Math.round(odds / step) * step).toFixed(2));
}

/**
 * A bookmaker's decimal odds of a market. Where outcomes exclude each other the prices add up to 1 + margin, also when
 * the favourite is as short as it gets: then the others are shortened for it.
 */
export function bookOdds(market: FairMarket, margin: number): number[] {
  const wanted = market.outcomes.map(({ chance }) => Math.max(chance, LONGEST) * (1 + margin));
  const exclusive = market.type !== 'dc' && market.type !== 'cs';
  const capped = wanted.map((price) => Math.min(price, SHORTEST));
  if (exclusive) {
    const missing = 1 + margin - capped.reduce((sum, price) => sum + price, 0);
    const others = capped.reduce((sum, price) => sum + (price < SHORTEST ? price : 0), 0);
    if (others > 0) {
      const factor = Math.max(0.2, (others + missing) / others);
      return capped.map((price) => onLadder(1 / (price < SHORTEST ? Math.min(price * factor, SHORTEST) : price)));
    }
  }
  return capped.map((price) => onLadder(1 / price));
}
