import * as v from 'valibot';
import type { OffersPolicy } from './offers.ts';

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

/** A price at the instant (milliseconds UTC) from which on it stood; null where there was none to be had. */
export interface PricePoint {
  at: number;
  decimal: number | null;
}

/** One operator's price of one outcome. */
export interface OfferedPrice {
  /** Decimal odds, above 1. */
  decimal: number;
  /** What it was before, where it moved. */
  previous: number | null;
  /** What it was when this site first saw it; null where it has not been followed. */
  opening: { decimal: number; at: number } | null;
  state: (typeof PRICE_STATES)[number];
  /** When it was captured, milliseconds UTC. */
  at: number;
}

/** An operator's prices of a market, in the order of the market's outcomes; null where it has none. */
export interface OperatorPrices {
  /** Slug of the operator: `{provider}` of its play link. */
  provider: string;
  operator: string;
  prices: (OfferedPrice | null)[];
}

/** What a market is, and its outcomes: `1`, `x`, `2`, `1x`, `over`, `yes`, `2-1`, `1/x` … */
export interface MarketBoard {
  type: MarketType;
  scope: MarketScope;
  /** Of totals, and of handicaps from the home side's view. */
  line: number | null;
  outcomes: string[];
}

export interface OddsMarket extends MarketBoard {
  /** In the editors' order of operators. */
  rows: OperatorPrices[];
  /** The best price of each outcome over time among these operators, as far as this site saw it. */
  history: PricePoint[][];
}

/** All prices of a match that a visitor's country may see, with what the country wants to stand beside them. */
export interface EventOdds {
  policy: OffersPolicy;
  /** The match has ended: these are its closing prices. */
  closing: boolean;
  /** When the newest of the prices was captured; null without prices. */
  capturedAt: number | null;
  markets: OddsMarket[];
}

/** What a market is, as every source of markets is read. */
export const marketBoardEntries = {
  type: v.picklist(MARKET_TYPES),
  scope: v.picklist(MARKET_SCOPES),
  line: v.nullable(v.number()),
  outcomes: v.array(v.string()),
};

const offeredPrice = v.object({
  decimal: v.number(),
  previous: v.nullable(v.number()),
  opening: v.nullable(v.object({ decimal: v.number(), at: v.number() })),
  state: v.picklist(PRICE_STATES),
  at: v.number(),
});

const eventOdds = v.object({
  policy: v.object({
    allowed: v.boolean(),
    oddsInPlay: v.boolean(),
    offersInPlay: v.boolean(),
    minimumAge: v.number(),
    message: v.string(),
    messageLanguage: v.optional(v.string()),
    helpLines: v.array(v.object({ name: v.string(), url: v.string(), phone: v.nullable(v.string()) })),
  }),
  closing: v.boolean(),
  capturedAt: v.nullable(v.number()),
  markets: v.array(
    v.object({
      ...marketBoardEntries,
      rows: v.array(
        v.object({ provider: v.string(), operator: v.string(), prices: v.array(v.nullable(offeredPrice)) }),
      ),
      history: v.array(v.array(v.object({ at: v.number(), decimal: v.nullable(v.number()) }))),
    }),
  ),
});

/** Reads an answer of `/api/event-odds`; null when it is none. */
export function parseEventOdds(value: unknown): EventOdds | null {
  const result = v.safeParse(eventOdds, value);
  return result.success ? result.output : null;
}

/** The name of a market in an address: `1x2`, `ou-2.5`, `ah--0.5`, `12-ot`. */
export function marketKey({ type, scope, line }: Pick<MarketBoard, 'type' | 'scope' | 'line'>): string {
  return [type, ...(scope === 'ord' ? [] : [scope]), ...(line === null ? [] : [String(line)])].join('-');
}
