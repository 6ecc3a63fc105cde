import * as v from 'valibot';

/** A price older than this (milliseconds) is not the price any more. */
export const OLDEST_PRICE_MS = 10 * 60_000;

/** The three formats that visitors choose from: `UK` fractions, `EU` decimals, `US` moneyline (spec section 4). */
export const ODDS_FORMATS = ['EU', 'UK', 'US'] as const;

export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** The sides of a result market; a sport without draws has no price for `draw`. */
export const RESULT_OUTCOMES = ['home', 'draw', 'away'] as const;

export type ResultOutcome = (typeof RESULT_OUTCOMES)[number];

const price = v.object({
  /** Decimal odds, above 1. */
  decimal: v.number(),
  /** Slug of the operator who offers it: `{provider}` of its play link. */
  provider: v.string(),
  /** The operator's name. */
  operator: v.string(),
  /** When it was captured, milliseconds UTC. */
  at: v.number(),
});

/** The best price of one outcome among the operators of the visitor's country. */
export type BestPrice = v.InferOutput<typeof price>;

const best = v.nullable(price);

const resultPrices = v.object({ home: best, draw: best, away: best } satisfies Record<ResultOutcome, unknown>);

/** Best prices of a match's result market; null where nobody in the country has a price that can be taken now. */
export type ResultPrices = v.InferOutput<typeof resultPrices>;

const board = v.record(v.string(), resultPrices);

/** Best prices by match id. */
export type OddsBoard = v.InferOutput<typeof board>;

/** Reads an answer of `/api/odds`; null when it is not a board. */
export function parseOddsBoard(value: unknown): OddsBoard | null {
  const result = v.safeParse(board, value);
  return result.success ? result.output : null;
}

function withoutOld(prices: ResultPrices, now: number): ResultPrices {
  const kept = (price: BestPrice | null) => (price !== null && now - price.at <= OLDEST_PRICE_MS ? price : null);
  return { home: kept(prices.home), draw: kept(prices.draw), away: kept(prices.away) };
}

const oldest = new WeakMap<OddsBoard, number>();

// When the oldest price of a board was captured; looked up once for each board.
function oldestOf(board: OddsBoard): number {
  let at = oldest.get(board);
  if (at === undefined) {
    at = Number.POSITIVE_INFINITY;
    for (const { home, draw, away } of Object.values(board)) {
      for (const price of [home, draw, away]) if (price !== null && price.at < at) at = price.at;
    }
    oldest.set(board, at);
  }
  return at;
}

/** The prices of a board that have not grown old at an instant (milliseconds UTC); the board itself where none has. */
export function boardAt(board: OddsBoard, now: number): OddsBoard {
  if (now - oldestOf(board) <= OLDEST_PRICE_MS) return board;
  return Object.fromEntries(Object.entries(board).map(([id, prices]) => [id, withoutOld(prices, now)]));
}

function looksSame(one: BestPrice | null, other: BestPrice | null): boolean {
  if (one === null || other === null) return one === other;
  return one.decimal === other.decimal && one.provider === other.provider && one.operator === other.operator;
}

const NONE: ResultPrices = { home: null, draw: null, away: null };

/** A board that holds the places of prices which are still to come, by the ids of their matches. */
export function heldBoard(ids: Iterable<string>): OddsBoard {
  return Object.fromEntries(Array.from(ids, (id) => [id, NONE]));
}

/** Which rows keep a place for prices: of a match that `open` names it may have some again, of one that `isHeld` it is in sight. */
interface Places {
  open: ReadonlySet<string>;
  isHeld(id: string): boolean;
}

/**
 * A board in which prices that look as they did are the objects that they were: that they were confirmed changes nothing.
 * No row moves under a finger: where a match has lost its prices, as a suspended market does, its place says so, and
 * the first prices of a match wait until its row can grow unseen.
 */
export function sharedBoard(known: OddsBoard, board: OddsBoard, { open, isHeld }: Places): OddsBoard {
  const shared: OddsBoard = {};
  let isSame = true;
  for (const [id, prices] of Object.entries(board)) {
    const before = known[id];
    if (before === undefined && isHeld(id)) continue;
    const isKept = before !== undefined && RESULT_OUTCOMES.every((each) => looksSame(before[each], prices[each]));
    shared[id] = isKept ? before : prices;
    isSame &&= isKept;
  }
  for (const [id, before] of Object.entries(known)) {
    if (id in board || !(open.has(id) || isHeld(id))) continue;
    const isKept = RESULT_OUTCOMES.every((each) => before[each] === null);
    shared[id] = isKept ? before : NONE;
    isSame &&= isKept;
  }
  return isSame && Object.keys(known).length === Object.keys(shared).length ? known : shared;
}

/** The odds format of a country: UK fractions in Great Britain, decimals elsewhere (spec section 9). */
export function regionalOddsFormat(country: string): OddsFormat {
  return country === 'GB' ? 'UK' : 'EU';
}
