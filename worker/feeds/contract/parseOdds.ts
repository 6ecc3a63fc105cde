import * as v from 'valibot';
import { type MarketBoard, type MarketType, marketKey } from '../../../web/domain/eventOdds.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import type { Rejections } from '../../base/rejections.ts';
import type { FeedMarket, FeedOdds, FeedOffer } from '../feedOdds.ts';
import { firstOf, type NoteRejected } from '../normalize/limits.ts';
import { HALVES, OUTCOMES, outcomeOf, scopeOf, typeOf } from '../normalize/marketWords.ts';
import { readRecords } from './wireDetail.ts';
import { type WireMarket, wireClosedOffer, wireMarket, wireOdds, wireOffer, wireOutcome } from './wireOdds.ts';

/** Which markets are wanted: those of a list of matches are few. All where absent. */
export type Wanted = ReadonlySet<MarketType> | undefined;

type Note = NoteRejected;

function boardOf(
  { type: word, scope: part, line }: WireMarket,
  type: MarketType,
  rejections: Rejections,
): Omit<MarketBoard, 'outcomes'> | null {
  const scope = scopeOf(part);
  if (scope === null) {
    // Of a half, of corners, of cards: a market of the same type, but not of the same thing.
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

/** Reads the offers of an outcome, of each operator the first; null where there are some and none makes sense. */
function offersOf(list: readonly unknown[], marketAt: number | null, note: Note): FeedOffer[] | null {
  const offers = new Map<string, FeedOffer>();
  const records = firstOf(list, 'offers', note);
  let isLegible = records.length === 0;
  for (const record of records) {
    const read = v.safeParse(wireOffer, record);
    if (!read.success) {
      const [issue] = read.issues;
      note(`${v.getDotPath(issue) ?? 'offer'}: ${issue.message}`.slice(0, 200));
      isLegible ||= v.is(wireClosedOffer, record);
      continue;
    }
    isLegible = true;
    const { provider: name, odds, odds_old, active, captured_at } = read.output;
    const provider = slugOf(name);
    if (provider === '' || offers.has(provider)) {
      note(provider === '' ? 'an operator without a name' : 'an operator twice in an outcome');
      continue;
    }
    const previous = odds_old === odds ? null : odds_old;
    offers.set(provider, { provider, decimal: odds, previous, active, capturedAt: captured_at ?? marketAt });
  }
  return isLegible ? [...offers.values()] : null;
}

/** Reads the offers of a market by outcome; null where one of its sides can't be read. */
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
    // "Any other score" is one score less; any other market would say half of what it should.
    else if (!isOpenEnded) return null;
  }
  return offers;
}

/**
 * A market with all its sides. A side that nobody prices now is one; a side that is missing or that nobody can read costs
 * the whole market, since half a market misleads: a visitor would take the others for all there is.
 */
function readMarket(market: WireMarket, type: MarketType, rejections: Rejections): FeedMarket | null {
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

export function readMarkets(list: readonly unknown[], rejections: Rejections, wanted: Wanted): FeedMarket[] {
  const note: Note = (problem) => rejections.note(`odds: ${problem}`);
  const markets = new Map<string, FeedMarket>();
  for (const market of readRecords(wireMarket, firstOf(list, 'markets', note), note)) {
    const type = typeOf(market.type);
    if (type === undefined) rejections.once('unknown market', market.type);
    if (type === undefined || wanted?.has(type) === false) continue;
    const read = readMarket(market, type, rejections);
    if (read === null) continue;
    if (markets.has(marketKey(read))) note('a market twice in a match');
    else markets.set(marketKey(read), read);
  }
  return [...markets.values()];
}

/** The odds in an answer about one match, in its order; null when it is none. What can't be read is counted. */
export function parseOdds(value: unknown, rejections: Rejections, wanted?: Wanted): FeedOdds | null {
  const read = v.safeParse(wireOdds, value);
  if (!read.success) return null;
  const { captured_at: capturedAt, markets } = read.output;
  return { capturedAt, markets: readMarkets(markets, rejections, wanted) };
}
