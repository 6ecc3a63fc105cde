import * as v from 'valibot';
import { type MarketBoard, type MarketType, marketKey, type PricePoint } from '../../../web/domain/eventOdds.ts';
import type { FeedOdds } from '../../feeds/feedOdds.ts';

/**
 * What the site has seen of an event's prices, whatever country they are offered in: the points at which each changed,
 * the first one first. It is bounded, and never sent as it is.
 */
export type OddsHistory = Record<string, PricePoint[]>;

/** The oldest point, the one at the kick-off and the newest ones are kept; those between go first. */
export const MOST_POINTS = 40;

/** Prices that are followed at once: those of about eight operators. */
export const MOST_PRICES = 300;

/** Lists of scores and of halves are too long for a chart, and cost more than they tell. */
const FOLLOWED: ReadonlySet<MarketType> = new Set(['1x2', '12', 'dc', 'ou', 'ah', 'bts']);

const storedPoints = v.array(v.object({ at: v.number(), decimal: v.nullable(v.number()) }));

export const storedHistory = v.record(v.string(), storedPoints);

/** Under which name a price's points are kept. */
export function priceKey(
  market: Pick<MarketBoard, 'type' | 'scope' | 'line'>,
  outcome: string,
  provider: string,
): string {
  return `${marketKey(market)}|${outcome}|${provider}`;
}

/** What a price's key is made of: the market's name (`marketKey`), the outcome and the operator. */
export function pricePartsOf(key: string): { market: string; outcome: string; provider: string } {
  const [market = '', outcome = '', provider = ''] = key.split('|');
  return { market, outcome, provider };
}

/** What is known of one operator's price of an outcome. */
export function pointsOf(
  history: OddsHistory,
  market: Pick<MarketBoard, 'type' | 'scope' | 'line'>,
  outcome: string,
  provider: string,
): PricePoint[] {
  return history[priceKey(market, outcome, provider)] ?? [];
}

// The price at the kick-off (milliseconds UTC) stays too: prices in play move so often that they would drive it out.
function withPoint(
  points: readonly PricePoint[],
  { at, decimal }: PricePoint,
  kickOff = Number.POSITIVE_INFINITY,
): PricePoint[] {
  const last = points.at(-1);
  if (last?.decimal === decimal) return [...points];
  const next = [...points, { at: Math.max(at, last?.at ?? at), decimal }];
  if (next.length <= MOST_POINTS) return next;
  const closing = next.findLastIndex((point) => point.at <= kickOff && point.decimal !== null);
  return next.toSpliced(closing === 1 ? 2 : 1, next.length - MOST_POINTS);
}

/**
 * The history with what the feed says at an instant (milliseconds UTC): a point where a price changed, and one without a
 * price where it was suspended or taken away. Prices that are gone make place for new ones.
 */
export function grownHistory(
  known: OddsHistory,
  { capturedAt, markets }: FeedOdds,
  now: number,
  kickOff?: number,
): OddsHistory {
  const offered = new Map<string, PricePoint>();
  for (const market of markets.filter(({ type }) => FOLLOWED.has(type))) {
    for (const [index, outcome] of market.outcomes.entries()) {
      for (const { provider, decimal, active, capturedAt: own } of market.offers[index] ?? []) {
        const at = Math.min(own ?? capturedAt ?? now, now);
        offered.set(priceKey(market, outcome, provider), { at, decimal: active ? decimal : null });
      }
    }
  }
  const grown = Object.entries(known).map(([key, points]): [string, PricePoint[]] => {
    return [key, withPoint(points, offered.get(key) ?? { at: now, decimal: null }, kickOff)];
  });
  // A price that was never open has no history yet.
  const fresh = [...offered].filter(([key, { decimal }]) => known[key] === undefined && decimal !== null);
  const isOpen = ([, points]: [string, PricePoint[]]) => points.at(-1)?.decimal !== null;
  const all = [
    ...grown.filter(isOpen),
    ...fresh.map(([key, point]): [string, PricePoint[]] => [key, [point]]),
    ...grown.filter((each) => !isOpen(each)),
  ];
  return Object.fromEntries(all.slice(0, MOST_PRICES));
}

/** Two histories of one match as one: all points of each price, in the order of time. */
export function joinedHistories(one: OddsHistory, other: OddsHistory): OddsHistory {
  const joined = { ...one };
  for (const [key, points] of Object.entries(other)) {
    joined[key] = [...(one[key] ?? []), ...points].sort((first, second) => first.at - second.at);
  }
  return joined;
}

/** The best of several prices over time: a point where the best one changed, without a price where nobody had one. */
export function bestOverTime(prices: readonly (readonly PricePoint[])[]): PricePoint[] {
  const instants = [...new Set(prices.flatMap((points) => points.map(({ at }) => at)))].sort(
    (one, other) => one - other,
  );
  let best: PricePoint[] = [];
  for (const at of instants) {
    const open = prices.flatMap((points) => points.findLast((point) => point.at <= at)?.decimal ?? []);
    best = withPoint(best, { at, decimal: open.length === 0 ? null : Math.max(...open) });
  }
  return best;
}
