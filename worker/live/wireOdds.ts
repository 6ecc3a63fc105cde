import * as v from 'valibot';
import { MARKET_TYPES, type MarketBoard, type MarketType, marketKey } from '../../web/domain/eventOdds.ts';
import { slugOf } from '../../web/domain/slug.ts';
import type { Rejections } from './rejections.ts';
import { tolerated, wireInstant, wireText } from './wire.ts';
import { readRecords } from './wireDetail.ts';

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

/** All that the feed has for an event, for every country. */
export interface FeedOdds {
  capturedAt: number | null;
  markets: FeedMarket[];
}

const MOST_DECIMAL = 10_000;

/** A decimal price above 1, a number or its text. */
export const wirePrice = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,5}([.,]\d{1,6})?$/), v.transform(pointed))]),
  v.gtValue(1, 'no price'),
  v.maxValue(MOST_DECIMAL),
);
/** Whether bets are taken. What is not plainly active is not: a word that nobody knows must not open a bet. */
export const wireActive = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.string(), v.number()])), true),
  v.transform((value) => value === null || /^(1|true|yes|active|open)$/i.test(String(value).trim())),
);
const wireLine = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^[+−-]?\d{1,3}([.,]\d{1,2})?$/), v.transform(pointed))]),
  v.multipleOf(0.25),
);
const records = tolerated(v.array(v.unknown()));
const wireOffer = v.object({
  provider: wireText,
  odds: wirePrice,
  odds_old: tolerated(wirePrice),
  active: wireActive,
  captured_at: tolerated(wireInstant),
});
const wireOutcome = v.object({ subtype: wireText, offers: records });
const wireMarket = v.object({
  type: wireText,
  scope: tolerated(wireText),
  line: tolerated(wireLine),
  captured_at: tolerated(wireInstant),
  outcomes: v.array(v.unknown()),
});
const wireOdds = v.object({ captured_at: tolerated(wireInstant), markets: v.array(v.unknown()) });

function pointed(text: string): number {
  return Number(text.replace(',', '.').replace('−', '-'));
}

const TYPE_WORDS: Readonly<Record<string, MarketType>> = { ml: '12', moneyline: '12', btts: 'bts' };

const SIDES: Readonly<Record<string, string>> = { home: '1', draw: 'x', away: '2' };

/** The outcomes of each market. Correct scores are as many as the feed names. */
const OUTCOMES: Readonly<Record<MarketType, readonly string[] | RegExp>> = {
  '1x2': ['1', 'x', '2'],
  '12': ['1', '2'],
  dc: ['1x', '12', 'x2'],
  ou: ['over', 'under'],
  ah: ['1', '2'],
  bts: ['yes', 'no'],
  cs: /^\d{1,2}-\d{1,2}$/,
  htft: ['1/1', '1/x', '1/2', 'x/1', 'x/x', 'x/2', '2/1', '2/x', '2/2'],
};

function typeOf(text: string): MarketType | undefined {
  const word = text.toLowerCase();
  return MARKET_TYPES.find((type) => type === word) ?? TYPE_WORDS[word];
}

function outcomeOf(type: MarketType, text: string): string | null {
  const word = text.toLowerCase().replace(/\s/g, '');
  const name = type === 'cs' ? word.replace(':', '-') : (SIDES[word] ?? word);
  const known = OUTCOMES[type];
  return (known instanceof RegExp ? known.test(name) : known.includes(name)) ? name : null;
}

type WireMarket = v.InferOutput<typeof wireMarket>;

function boardOf(
  { type: word, scope, line }: WireMarket,
  rejections: Rejections,
): Omit<MarketBoard, 'outcomes'> | null {
  const type = typeOf(word);
  if (type === undefined) {
    rejections.once('unknown market', word);
    return null;
  }
  const counted = scope === null || scope === 'ord' ? 'ord' : scope === 'ot' ? 'ot' : null;
  if (counted === null) {
    // Of a half, of corners, of cards: a market of the same type, but not of the same thing.
    rejections.once('unknown market scope', `${word} ${scope}`);
    return null;
  }
  const hasLine = type === 'ou' || type === 'ah';
  if (hasLine && (line === null || (type === 'ou' && line <= 0))) {
    rejections.note(`odds: ${word} without its line`);
    return null;
  }
  return { type, scope: counted, line: hasLine && line !== null ? line : null };
}

function offersOf(list: unknown[] | null, marketAt: number | null, note: (problem: string) => void): FeedOffer[] {
  const offers = new Map<string, FeedOffer>();
  for (const { provider: name, odds, odds_old, active, captured_at } of readRecords(wireOffer, list, note)) {
    const provider = slugOf(name);
    if (provider === '' || offers.has(provider)) continue;
    const previous = odds_old === odds ? null : odds_old;
    offers.set(provider, { provider, decimal: odds, previous, active, capturedAt: captured_at ?? marketAt });
  }
  return [...offers.values()];
}

/**
 * The markets in an answer of `v2/events/{id}/odds`, in its order; null when it is none. A market, an outcome or an offer
 * that can't be read costs only itself.
 */
export function readFeedOdds(value: unknown, rejections: Rejections): FeedOdds | null {
  const read = v.safeParse(wireOdds, value);
  if (!read.success) return null;
  const note = (problem: string) => rejections.note(`odds: ${problem}`);
  const markets = new Map<string, FeedMarket>();
  for (const market of readRecords(wireMarket, read.output.markets, note)) {
    const board = boardOf(market, rejections);
    if (board === null || markets.has(marketKey(board))) continue;
    const offers = new Map<string, FeedOffer[]>();
    for (const outcome of readRecords(wireOutcome, market.outcomes, note)) {
      const name = outcomeOf(board.type, outcome.subtype);
      if (name === null) rejections.once('unknown outcome', `${board.type} ${outcome.subtype}`);
      else if (!offers.has(name)) offers.set(name, offersOf(outcome.offers, market.captured_at, note));
    }
    const known = OUTCOMES[board.type];
    const outcomes = known instanceof RegExp ? [...offers.keys()] : known.filter((name) => offers.has(name));
    if (outcomes.length === 0) continue;
    markets.set(marketKey(board), { ...board, outcomes, offers: outcomes.map((name) => offers.get(name) ?? []) });
  }
  return { capturedAt: read.output.captured_at, markets: [...markets.values()] };
}
