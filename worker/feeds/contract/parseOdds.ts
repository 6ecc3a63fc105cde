import * as v from 'valibot';
import type { MarketBoard } from '../../../web/domain/eventOdds.ts';
import { type MarketType, marketKey } from '../../../web/domain/markets.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import type { Rejections } from '../../base/rejections.ts';
import type { FeedMarket, FeedOdds, FeedOffer } from '../feedOdds.ts';
import { firstOf, type Note, parseRecords, problemOf } from '../normalize/limits.ts';
import { HALVES, OUTCOMES, outcomeOf, scopeOf, typeOf } from '../normalize/marketWords.ts';
import { numberOr, tolerated, wireId, wireInstant, wireText } from '../normalize/wire.ts';

/** Wire format of odds from the live-scores backend (contract.md, Live calls: `v2/events/{id}/odds`, `v2/odds`). */

const MAX_DECIMAL = 10_000;

function parseDecimal(text: string): number {
  return Number(text.replace(',', '.').replace('−', '-'));
}

/** Decimal odds above 1, as a number or text. */
export const wirePrice = v.pipe(
  numberOr(/^\d{1,5}([.,]\d{1,6})?$/, parseDecimal),
  v.gtValue(1, 'no price'),
  v.maxValue(MAX_DECIMAL),
);

/** Values for a missing price: nothing, a dash, or a number from 0 to 1. */
const wireNoPrice = v.union([
  v.null(),
  v.undefined(),
  v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  v.pipe(v.string(), v.trim(), v.regex(/^([-–—]?|[01]([.,]0*)?|0?[.,]\d{1,6})$/)),
]);

/** Whether the operator takes bets. An unknown word counts as inactive, so that it cannot open a bet. */
const wireActive = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.string(), v.number()])), true),
  v.transform((value) => value === null || /^(1|true|yes|active|open)$/i.test(String(value).trim())),
);

const wireLine = v.pipe(numberOr(/^[+−-]?\d{1,3}([.,]\d{1,2})?$/, parseDecimal), v.multipleOf(0.25));

export const wireOffer = v.object({
  provider: wireText,
  odds: wirePrice,
  odds_old: tolerated(wirePrice),
  active: wireActive,
  captured_at: tolerated(wireInstant),
});

/** An offer explicitly without a price. */
const wireClosedOffer = v.object({ provider: wireText, odds: v.optional(wireNoPrice) });

/** `offers` may be missing; any other value than a list is invalid. */
export const wireOutcome = v.object({ subtype: wireText, offers: v.nullish(v.array(v.unknown())) });

export const wireMarket = v.object({
  type: wireText,
  scope: tolerated(wireText),
  line: tolerated(wireLine),
  captured_at: tolerated(wireInstant),
  outcomes: v.array(v.unknown()),
});

export type WireMarket = v.InferOutput<typeof wireMarket>;

const wireOdds = v.object({ captured_at: tolerated(wireInstant), markets: v.array(v.unknown()) });

/** The answer about all matches of a day, each like the answer about one match. */
export const wireOddsList = v.object({ events: v.array(v.unknown()) });

export const wireListedOdds = v.object({ id: wireId, ...wireOdds.entries });

/** The market types to keep; all if absent. */
type Wanted = ReadonlySet<MarketType> | undefined;

function boardOf(
  { type: word, scope: part, line }: WireMarket,
  type: MarketType,
  rejections: Rejections,
): Omit<MarketBoard, 'outcomes'> | null {
  const scope = scopeOf(part);
  if (scope === null) {
    // A market on a half, on corners or on cards has the same type but is another market.
    rejections.once('unknown market scope', `${word} ${part}`);
    return null;
  }
  const hasLine = type === 'ou' || type === 'ah';
  if (hasLine && (line === null || (type === 'ou' && line <= 0))) {
    rejections.note(`odds: ${word} without its line`);
    return null;
  }
  return { type, scope, line: hasLine ? line : null };
}

/** Parses an outcome’s offers, the first of each operator. Null if there are offers but all are invalid. */
function offersOf(list: readonly unknown[], marketAt: number | null, note: Note): FeedOffer[] | null {
  const offers = new Map<string, FeedOffer>();
  const records = firstOf(list, 'offers', note);
  let isReadable = records.length === 0;
  for (const record of records) {
    const read = v.safeParse(wireOffer, record);
    if (!read.success) {
      note(problemOf(read.issues));
      isReadable ||= v.is(wireClosedOffer, record);
      continue;
    }
    isReadable = true;
    const { provider: name, odds, odds_old, active, captured_at } = read.output;
    const provider = slugOf(name);
    if (provider === '' || offers.has(provider)) {
      note(provider === '' ? 'an operator without a name' : 'an operator twice in an outcome');
      continue;
    }
    const previous = odds_old === odds ? null : odds_old;
    offers.set(provider, { provider, decimal: odds, previous, active, capturedAt: captured_at ?? marketAt });
  }
  return isReadable ? [...offers.values()] : null;
}

/** Parses a market’s offers by outcome; null if an outcome is invalid. */
function offersByOutcome(
  type: MarketType,
  market: WireMarket,
  rejections: Rejections,
  note: Note,
): Map<string, FeedOffer[]> | null {
  const isOpenEnded = type === 'cs';
  const offers = new Map<string, FeedOffer[]>();
  for (const record of firstOf(market.outcomes, 'outcomes', note)) {
    const read = v.safeParse(wireOutcome, record);
    const name = read.success ? outcomeOf(type, read.output.subtype) : null;
    if (read.success && name === null) rejections.once('unknown outcome', `${type} ${read.output.subtype}`);
    if (name !== null && offers.has(name)) {
      note('an outcome twice in a market');
      continue;
    }
    const own = read.success && name !== null ? offersOf(read.output.offers ?? [], market.captured_at, note) : null;
    if (name !== null && own !== null) offers.set(name, own);
    // One correct score may be missing ("Any other score"); any other market would be incomplete.
    else if (!isOpenEnded) return null;
  }
  return offers;
}

/** Parses a market. A missing or invalid outcome drops it, because a partial one would mislead. */
function parseMarket(market: WireMarket, type: MarketType, rejections: Rejections): FeedMarket | null {
  const note: Note = (problem) => rejections.note(`odds: ${problem}`);
  const board = boardOf(market, type, rejections);
  if (board === null) return null;
  const offers = offersByOutcome(type, market, rejections, note);
  const all = OUTCOMES[type];
  if (offers === null || all?.some((name) => !offers.has(name)) === true) {
    note(`half a market of ${type}`);
    return null;
  }
  const outcomes = all ?? (type === 'htft' ? HALVES.filter((name) => offers.has(name)) : [...offers.keys()]);
  if (outcomes.length === 0) return null;
  return { ...board, outcomes: [...outcomes], offers: outcomes.map((name) => offers.get(name) ?? []) };
}

export function parseMarkets(list: readonly unknown[], rejections: Rejections, wanted: Wanted): FeedMarket[] {
  const note: Note = (problem) => rejections.note(`odds: ${problem}`);
  const markets = new Map<string, FeedMarket>();
  for (const market of parseRecords(wireMarket, firstOf(list, 'markets', note), note)) {
    const type = typeOf(market.type);
    if (type === undefined) rejections.once('unknown market', market.type);
    if (type === undefined || wanted?.has(type) === false) continue;
    const read = parseMarket(market, type, rejections);
    if (read === null) continue;
    if (markets.has(marketKey(read))) note('a market twice in a match');
    else markets.set(marketKey(read), read);
  }
  return [...markets.values()];
}

/** Parses a match’s odds; null if they are invalid. Invalid parts are dropped and counted. */
export function parseOdds(value: unknown, rejections: Rejections, wanted?: Wanted): FeedOdds | null {
  const read = v.safeParse(wireOdds, value);
  if (!read.success) return null;
  const { captured_at: capturedAt, markets } = read.output;
  return { capturedAt, markets: parseMarkets(markets, rejections, wanted) };
}
