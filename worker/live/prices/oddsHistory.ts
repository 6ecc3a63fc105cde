import * as v from 'valibot';
import type { MarketBoard, PricePoint } from '../../../web/domain/eventOdds.ts';
import { MARKET_TYPES, type MarketType, marketKey } from '../../../web/domain/markets.ts';
import type { Match } from '../../../web/domain/match.ts';
import { fairShare } from '../../base/fairShare.ts';
import { countLimit } from '../../base/limitCount.ts';
import { type FeedMarket, type FeedOdds, feedOddsSchema } from '../../feeds/feedOdds.ts';
import { OUTCOMES, typeOf } from '../../feeds/normalize/marketWords.ts';

/** The seen price changes of an event, of all countries, oldest first. Bounded, and never sent as it is. */
export type OddsHistory = Record<string, PricePoint[]>;

/** Keeps the oldest point, the one at kick-off and the newest ones. Others are dropped first. */
export const MAX_POINTS = 40;

/** The most prices with a history: about eight operators. */
export const MAX_PRICES = 300;

/** Markets with charts. Correct scores and half-time markets have too many outcomes. */
const FOLLOWED: ReadonlySet<MarketType> = new Set(['1x2', '12', 'dc', 'ou', 'ah', 'bts']);

const storedPoints = v.array(v.object({ at: v.number(), decimal: v.nullable(v.number()) }));

export const storedHistory = v.record(v.string(), storedPoints);

export const storedOdds = v.object({ ...feedOddsSchema.entries, history: storedHistory });

/** An event's prices and their history. */
export type SeenOdds = v.InferOutput<typeof storedOdds>;

type Board = Pick<MarketBoard, 'type' | 'scope' | 'line'>;

/** The key of a price's points. */
export const priceKey = (market: Board, outcome: string, provider: string) =>
  `${marketKey(market)}|${outcome}|${provider}`;

/** One operator's price history of an outcome. */
export function pointsOf(history: OddsHistory, market: Board, outcome: string, provider: string): PricePoint[] {
  return history[priceKey(market, outcome, provider)] ?? [];
}

// Keeps the price at kick-off (milliseconds UTC), which frequent in-play changes would push out.
function withPoint(
  points: readonly PricePoint[],
  { at, decimal }: PricePoint,
  kickOff = Number.POSITIVE_INFINITY,
): PricePoint[] {
  const last = points.at(-1);
  if (last?.decimal === decimal) return [...points];
  const next = [...points, { at: Math.max(at, last?.at ?? at), decimal }];
  if (next.length <= MAX_POINTS) return next;
  const closing = next.findLastIndex((point) => point.at <= kickOff && point.decimal !== null);
  return next.toSpliced(closing === 1 ? 2 : 1, next.length - MAX_POINTS);
}

/**
 * Adds the feed's prices at an instant (milliseconds UTC) to the history. A changed price adds a point; a suspended or
 * removed one adds a point without a price. Removed prices make room for new ones, those of the first markets first.
 */
export function grownHistory(
  known: OddsHistory,
  { capturedAt, markets }: FeedOdds,
  now: number,
  { id = '', kickOff }: Partial<Pick<Match, 'id' | 'kickOff'>> = {},
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
  // A price that was never open has no history.
  const fresh = [...offered].filter(([key, { decimal }]) => known[key] === undefined && decimal !== null);
  const isOpen = ([, points]: [string, PricePoint[]]) => points.at(-1)?.decimal !== null;
  const open = grown.filter(isOpen);
  const added: [string, PricePoint[]][] = [];
  for (const prices of Map.groupBy(fresh, ([key]) => key.split('|')[0]).values()) {
    const left = MAX_PRICES - open.length - added.length;
    const share = fairShare(prices, left, ([key]) => `${id} ${key.split('|')[2]}`);
    added.push(...share.map(([key, point]): [string, PricePoint[]] => [key, [point]]));
  }
  const served = open.length + added.length;
  countLimit('prices of a match with a history', MAX_PRICES, { served, cut: fresh.length - added.length });
  const all = [...open, ...added, ...grown.filter((each) => !isOpen(each))];
  return Object.fromEntries(all.slice(0, MAX_PRICES));
}

/** Merges two histories of a match, with each price's points in order of time. */
export function joinedHistories(one: OddsHistory, other: OddsHistory): OddsHistory {
  const joined = { ...one };
  for (const [key, points] of Object.entries(other)) {
    joined[key] = [...(one[key] ?? []), ...points].sort((first, second) => first.at - second.at);
  }
  return joined;
}

/** The best of several prices over time. A point has no price when no operator had one. */
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

/** Parses a market's name (`marketKey`), such as `1x2`, `ou-2.5`, `ah--0.5` or `12-ot`; null when it is unknown. */
function boardOf(name: string): Board | null {
  const [, word = '', overtime, line] = /^(\w+)(-ot)?(?:-(-?\d+(?:\.\d+)?))?$/.exec(name) ?? [];
  const type = typeOf(word);
  const scope = overtime === undefined ? 'ord' : 'ot';
  return type === undefined ? null : { type, scope, line: line === undefined ? null : Number(line) };
}

/** Each operator's last prices before kick-off, or else the last ones. A market needs all its outcomes. */
export function closingOdds(history: OddsHistory, kickOff: number): FeedOdds {
  const seen = Object.entries(history).flatMap(([key, points]) => {
    const [name = '', outcome = '', provider = ''] = key.split('|');
    const open = points.flatMap(({ at, decimal }) => (decimal === null ? [] : [{ at, decimal }]));
    const last = open.findLast(({ at }) => at <= kickOff) ?? open.at(-1);
    if (last === undefined) return [];
    const { at: capturedAt, decimal } = last;
    return [{ name, outcome, offer: { provider, decimal, previous: null, active: false, capturedAt } }];
  });
  const whole = [...Map.groupBy(seen, ({ name }) => name)].flatMap(([name, own]): FeedMarket[] => {
    const board = boardOf(name);
    const outcomes = board && OUTCOMES[board.type];
    if (board === null || outcomes === null) return [];
    const byOutcome = Map.groupBy(own, ({ outcome }) => outcome);
    const offers = outcomes.map((outcome) => (byOutcome.get(outcome) ?? []).map(({ offer }) => offer));
    return offers.some(({ length }) => length === 0) ? [] : [{ ...board, outcomes: [...outcomes], offers }];
  });
  const order = (type: FeedMarket['type']) => MARKET_TYPES.indexOf(type);
  return { capturedAt: null, markets: whole.sort((one, other) => order(one.type) - order(other.type)) };
}
