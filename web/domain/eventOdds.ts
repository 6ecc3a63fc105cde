import * as v from 'valibot';
import { MARKET_SCOPES, MARKET_TYPES } from './markets.ts';
import { parserOf } from './parserOf.ts';
import { policySchema } from './settings.ts';

/** Only a `live` price is an offer. `closing` is the last price of a finished match. */
const PRICE_STATES = ['live', 'suspended', 'old', 'closing'] as const;

const pricePoint = v.object({ at: v.number(), decimal: v.nullable(v.number()) });

/** A decimal price and the time (milliseconds UTC) since it applied; null while no price was available. */
export type PricePoint = v.InferOutput<typeof pricePoint>;

const offeredPrice = v.object({
  /** Decimal odds, above 1. */
  decimal: v.number(),
  /** The price before the latest change. */
  previous: v.nullable(v.number()),
  /** The first price this site recorded; null if the price was not tracked. */
  opening: v.nullable(v.object({ decimal: v.number(), at: v.number() })),
  state: v.picklist(PRICE_STATES),
  /** Capture time, milliseconds UTC. */
  at: v.number(),
});

export type OfferedPrice = v.InferOutput<typeof offeredPrice>;

const operatorPrices = v.object({
  /** Slug of the operator: `{provider}` of its play link. */
  provider: v.string(),
  operator: v.string(),
  prices: v.array(v.nullable(offeredPrice)),
});

/** An operator’s prices in the order of the market’s outcomes; null when it has no price. */
export type OperatorPrices = v.InferOutput<typeof operatorPrices>;

const marketBoard = v.object({
  type: v.picklist(MARKET_TYPES),
  scope: v.picklist(MARKET_SCOPES),
  /** The line of a total, or of a handicap from the home side’s view. */
  line: v.nullable(v.number()),
  outcomes: v.array(v.string()),
});

/** A market without prices. Outcomes are `1`, `x`, `2`, `1x`, `over`, `yes`, `2-1`, `1/x` … */
export type MarketBoard = v.InferOutput<typeof marketBoard>;

export const marketBoardEntries = marketBoard.entries;

const market = v.object({
  ...marketBoardEntries,
  /** In the editors’ order of operators. */
  rows: v.array(operatorPrices),
  /** The best price of each outcome over time among these operators, as this site recorded it. */
  history: v.array(v.array(pricePoint)),
});

export type OddsMarket = v.InferOutput<typeof market>;

const eventOdds = v.object({
  policy: policySchema,
  /** True after full time: the prices are closing prices. */
  closing: v.boolean(),
  /** Capture time of the newest price; null without prices. */
  capturedAt: v.nullable(v.number()),
  markets: v.array(market),
  /** The call for all prices failed, so these are the match result’s, from a list. */
  isPartial: v.optional(v.literal(true)),
});

/** All prices of a match that the visitor’s country permits, with the country’s policy. */
export type EventOdds = v.InferOutput<typeof eventOdds>;

/** Parses a response of `/api/event-odds`; null if it is invalid. */
export const parseEventOdds = parserOf(eventOdds);
