import type { MarketBoard, OddsMarket, OfferedPrice, OperatorPrices } from './eventOdds.ts';
import { type MarketType, marketKey } from './markets.ts';
import { OLDEST_PRICE_MS, outcomesOf, type ResultOutcome, type ResultPrices } from './odds.ts';
import type { Sport } from './sport.ts';

/** The chance of each outcome in whole percent, 100 together. A draw is 0 in sports without draws. */
export type Chances = Record<ResultOutcome, number>;

/** Chances from the prices of a result market, without the bookmakers' margin; null if a price is missing. */
export function chancesOf(prices: ResultPrices, sport: Sport): Chances | null {
  const implied = { home: 0, draw: 0, away: 0 };
  for (const outcome of outcomesOf(sport)) {
    const price = prices[outcome];
    if (price === null) return null;
    implied[outcome] = 1 / price.decimal;
  }
  const whole = implied.home + implied.draw + implied.away;
  const home = Math.round((implied.home / whole) * 100);
  const away = Math.round((implied.away / whole) * 100);
  return { home, draw: Math.max(0, 100 - home - away), away };
}

/** Whether an operator still takes bets at this price at `now` (milliseconds UTC). */
export function isTakeable(price: OfferedPrice, now: number): boolean {
  return price.state === 'live' && now - price.at <= OLDEST_PRICE_MS;
}

/** Rounds a decimal price to the visitor’s odds format, because comparisons must match the figures on the page. */
export type AsShown = (decimal: number) => number;

/** The best price of an outcome and its operators, in the editors’ order. */
export interface BestOffer {
  decimal: number;
  /** `decimal` after rounding to the visitor’s odds format. */
  shown: number;
  operators: { provider: string; operator: string }[];
}

/** The best live price of each outcome, with every operator that offers it; null when there is none. */
export function bestOffers({ outcomes, rows }: OddsMarket, now: number, asShown: AsShown): (BestOffer | null)[] {
  return outcomes.map((_, index) => {
    let best: BestOffer | null = null;
    for (const { provider, operator, prices } of rows) {
      const price = prices[index];
      if (!price || !isTakeable(price, now)) continue;
      const { decimal } = price;
      const shown = asShown(decimal);
      if (best !== null && shown < best.shown) continue;
      if (best === null || shown > best.shown) best = { decimal, shown, operators: [] };
      best.decimal = Math.max(best.decimal, decimal);
      best.operators.push({ provider, operator });
    }
    return best;
  });
}

/** How many outcomes of a complete market win, and how many it has. A list of correct scores is never complete. */
const COMPLETE: Readonly<Record<MarketType, readonly [winners: number, outcomes: number]>> = {
  '1x2': [1, 3],
  '12': [1, 2],
  dc: [2, 3],
  ou: [1, 2],
  ah: [1, 2],
  bts: [1, 2],
  cs: [1, Number.POSITIVE_INFINITY],
  htft: [1, 9],
};

/** The share of all stakes that is paid back: winning outcomes divided by the overround. Null without all prices. */
export function payoutOf(type: MarketType, decimals: readonly (number | null)[]): number | null {
  const [winners, outcomes] = COMPLETE[type];
  const prices = decimals.filter((decimal) => decimal !== null);
  if (prices.length !== decimals.length || prices.length < outcomes) return null;
  return winners / prices.reduce((sum, decimal) => sum + 1 / decimal, 0);
}

/** The payout of one operator from its live prices at `now` (milliseconds UTC); null if one is missing. */
export function rowPayout(type: MarketType, { prices }: OperatorPrices, now: number, asShown: AsShown): number | null {
  return payoutOf(
    type,
    prices.map((price) => (price !== null && isTakeable(price, now) ? asShown(price.decimal) : null)),
  );
}

/** Sort orders of the operators in a market: the editors’ order, or the highest payout first. */
export const ROW_ORDERS = ['editors', 'payout'] as const;

export type RowOrder = (typeof ROW_ORDERS)[number];

/** Sorts a market’s operators. Equal payouts keep the editors’ order. */
export function orderedRows(
  { type, rows }: OddsMarket,
  order: RowOrder,
  now: number,
  asShown: AsShown,
): OperatorPrices[] {
  if (order === 'editors') return rows;
  const payout = (row: OperatorPrices) => rowPayout(type, row, now, asShown) ?? 0;
  return rows.toSorted((one, other) => payout(other) - payout(one));
}

/** Markets that differ only in their line. */
export interface MarketGroup extends Pick<MarketBoard, 'type' | 'scope'> {
  markets: OddsMarket[];
}

/** Groups markets by type and scope, in the feed’s order; lines ascend. */
export function marketGroups(markets: readonly OddsMarket[]): MarketGroup[] {
  const groups = new Map<string, MarketGroup>();
  for (const market of markets) {
    const { type, scope } = market;
    const key = marketKey({ type, scope, line: null });
    const group = groups.get(key) ?? { type, scope, markets: [] };
    group.markets.push(market);
    groups.set(key, group);
  }
  for (const group of groups.values()) group.markets.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return [...groups.values()];
}

/** The line to open first: the one whose two outcomes have the closest chances. */
export function mainMarket({ markets }: MarketGroup): OddsMarket | undefined {
  const distance = ({ rows }: OddsMarket) => {
    const [one, other] = rows[0]?.prices ?? [];
    return one && other ? Math.abs(1 / one.decimal - 1 / other.decimal) : 1;
  };
  return markets.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Finds a market by its key. Falls back to its group’s main line, because lines move, then to the first group’s. */
export function marketNamed(markets: readonly OddsMarket[], key: string | null): OddsMarket | undefined {
  const exact = markets.find((market) => marketKey(market) === key);
  if (exact !== undefined) return exact;
  const groups = marketGroups(markets);
  const nameOf = ({ type, scope }: MarketGroup) => marketKey({ type, scope, line: null });
  // `ou-ot-5.5` belongs to `ou-ot`, not to `ou`.
  const [own] = groups
    .filter((group) => key === nameOf(group) || key?.startsWith(`${nameOf(group)}-`))
    .sort((one, other) => nameOf(other).length - nameOf(one).length);
  const group = own ?? groups[0];
  return group === undefined ? undefined : mainMarket(group);
}
