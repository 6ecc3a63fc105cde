import * as v from 'valibot';
import { policySchema } from './settings.ts';

/**
 * The markets that the site shows: result, winner, double chance, total, handicap, both teams to score, correct score,
 * half time / full time. A market of another type is left out, not guessed.
 */
export const MARKET_TYPES = ['1x2', '12', 'dc', 'ou', 'ah', 'bts', 'cs', 'htft'] as const;

export type MarketType = (typeof MARKET_TYPES)[number];

/** What counts for a market: regular time alone (`ord`), or overtime too (`ot`). */
export const MARKET_SCOPES = ['ord', 'ot'] as const;

export type MarketScope = (typeof MARKET_SCOPES)[number];

/**
 * A price is live while its operator takes bets at it; a suspended or an old one is only told, never offered, and so is a
 * closing one: the last of a match that has ended.
 */
export const PRICE_STATES = ['live', 'suspended', 'old', 'closing'] as const;

const pricePoint = v.object({ at: v.number(), decimal: v.nullable(v.number()) });

/** A price at the instant (milliseconds UTC) from which on it stood; null where there was none to be had. */
export type PricePoint = v.InferOutput<typeof pricePoint>;

const offeredPrice = v.object({
  /** Decimal odds, above 1. */
  decimal: v.number(),
  /** What it was before, where it moved. */
  previous: v.nullable(v.number()),
  /** What it was when this site first saw it; null where it has not been followed. */
  opening: v.nullable(v.object({ decimal: v.number(), at: v.number() })),
  state: v.picklist(PRICE_STATES),
  /** When it was captured, milliseconds UTC. */
  at: v.number(),
});

/** One operator's price of one outcome. */
export type OfferedPrice = v.InferOutput<typeof offeredPrice>;

const operatorPrices = v.object({
  /** Slug of the operator: `{provider}` of its play link. */
  provider: v.string(),
  operator: v.string(),
  prices: v.array(v.nullable(offeredPrice)),
});

/** An operator's prices of a market, in the order of the market's outcomes; null where it has none. */
export type OperatorPrices = v.InferOutput<typeof operatorPrices>;

const marketBoard = v.object({
  type: v.picklist(MARKET_TYPES),
  scope: v.picklist(MARKET_SCOPES),
  /** Of totals, and of handicaps from the home side's view. */
  line: v.nullable(v.number()),
  outcomes: v.array(v.string()),
});

/** What a market is, and its outcomes: `1`, `x`, `2`, `1x`, `over`, `yes`, `2-1`, `1/x` … */
export type MarketBoard = v.InferOutput<typeof marketBoard>;

/** What a market is, as every source of markets is read. */
export const marketBoardEntries = marketBoard.entries;

const market = v.object({
  ...marketBoardEntries,
  /** In the editors' order of operators. */
  rows: v.array(operatorPrices),
  /** The best price of each outcome over time among these operators, as far as this site saw it. */
  history: v.array(v.array(pricePoint)),
});

export type OddsMarket = v.InferOutput<typeof market>;

const eventOdds = v.object({
  policy: policySchema,
  /** The match has ended: these are its closing prices. */
  closing: v.boolean(),
  /** When the newest of the prices was captured; null without prices. */
  capturedAt: v.nullable(v.number()),
  markets: v.array(market),
});

/** All prices of a match that a visitor's country may see, with what the country wants to stand beside them. */
export type EventOdds = v.InferOutput<typeof eventOdds>;

/** Reads an answer of `/api/event-odds`; null when it is none. */
export function parseEventOdds(value: unknown): EventOdds | null {
  const result = v.safeParse(eventOdds, value);
  return result.success ? result.output : null;
}

/** The name of a market in an address: `1x2`, `ou-2.5`, `ah--0.5`, `12-ot`. */
export function marketKey({ type, scope, line }: Pick<MarketBoard, 'type' | 'scope' | 'line'>): string {
  return [type, ...(scope === 'ord' ? [] : [scope]), ...(line === null ? [] : [String(line)])].join('-');
}
