import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { type OddsBoard, OLDEST_PRICE_MS, type ResultPrices } from '../../../web/domain/odds.ts';
import type { CountryOffers } from '../../content/pageSettings.ts';
import type { BookEntry, OddsBook } from './oddsBook.ts';

/** The operators whose prices a visitor may see, and whether prices of matches in play are allowed. */
export interface PriceAudience {
  /** Names by provider slug. */
  operators: ReadonlyMap<string, string>;
  inPlay: boolean;
}

const audiences = new Map<string, PriceAudience>();
const audienceOfList = new WeakMap<CountryOffers['operators'], PriceAudience>();

/**
 * The audience of a country: its operators, with in-play prices only when the policy allows them. Equal audiences are
 * the same object.
 */
export function audienceOf({ operators, policy }: Pick<CountryOffers, 'operators' | 'policy'>): PriceAudience {
  const inPlay = policy.oddsInPlay;
  const ofList = audienceOfList.get(operators);
  if (ofList?.inPlay === inPlay) return ofList;
  const names = operators.map(({ provider, name }) => [provider, name] as const);
  const text = JSON.stringify([inPlay, names]);
  const audience = audiences.get(text) ?? { operators: new Map(names), inPlay };
  audiences.set(text, audience);
  audienceOfList.set(operators, audience);
  return audience;
}

/** The instant (milliseconds UTC) of the read. A frozen clock freezes the age of prices too. */
interface Moment {
  now: number;
  frozen: boolean;
}

/** The best prices of a match for an audience. */
interface BestOfMatch {
  /** Null when there are none. */
  prices: ResultPrices | null;
  /** The instant (milliseconds UTC) after which one of the prices is too old. */
  until: number;
}

function bestOf(entry: BookEntry, { operators }: PriceAudience, { now, frozen }: Moment): BestOfMatch {
  // A price without a time has that of its answer. No price is newer than its answer.
  const confirmedAt = frozen ? now : entry.at;
  const prices: ResultPrices = { home: null, draw: null, away: null };
  let until = Number.POSITIVE_INFINITY;
  for (const { provider, outcome, decimal, at: capturedAt } of entry.prices) {
    const operator = operators.get(provider);
    const at = Math.min(capturedAt ?? confirmedAt, confirmedAt);
    if (operator === undefined || now - at > OLDEST_PRICE_MS) continue;
    until = Math.min(until, at + OLDEST_PRICE_MS);
    if (decimal > (prices[outcome]?.decimal ?? 1)) prices[outcome] = { decimal, provider, operator, at };
  }
  const isNothing = prices.home === null && prices.draw === null && prices.away === null;
  return { prices: isNothing ? null : prices, until };
}

const bests = new WeakMap<BookEntry, Map<PriceAudience, BestOfMatch>>();

// Lists of several zones share entries, so the best price is cached until one of them expires.
function knownBestOf(entry: BookEntry, audience: PriceAudience, moment: Moment): BestOfMatch {
  const byAudience = bests.get(entry) ?? new Map<PriceAudience, BestOfMatch>();
  bests.set(entry, byAudience);
  const known = byAudience.get(audience);
  if (known !== undefined && moment.now <= known.until) return known;
  const best = bestOf(entry, audience, moment);
  byAudience.set(audience, best);
  return best;
}

/** A board with its matches, valid until an instant in milliseconds UTC. */
interface Board {
  matches: readonly Match[];
  board: OddsBoard;
  until: number;
}

function boardOf(
  book: OddsBook,
  matches: readonly Match[],
  { inPlay }: PriceAudience,
  best: (entry: BookEntry) => BestOfMatch,
): Board {
  const board: OddsBoard = {};
  let until = Number.POSITIVE_INFINITY;
  for (const match of matches) {
    const phase = phaseOf(match);
    const entry = book[match.id];
    if (entry === undefined || (phase !== 'upcoming' && !(phase === 'live' && inPlay))) continue;
    const ofMatch = best(entry);
    until = Math.min(until, ofMatch.until);
    if (ofMatch.prices !== null) board[match.id] = ofMatch.prices;
  }
  return { matches, board, until };
}

function isSame(one: OddsBoard, other: OddsBoard): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}

const boards = new WeakMap<OddsBook, Map<PriceAudience, Board>>();

/**
 * The best price per outcome of each match among the operators of the visitor's country. Only upcoming matches have
 * prices, and those in play when allowed. All visitors of an audience share the object while it is unchanged, so text
 * and markup made of it stay valid.
 */
export function bestPrices(
  book: OddsBook,
  matches: readonly Match[],
  audience: PriceAudience,
  moment: Moment,
): OddsBoard {
  if (moment.frozen) return boardOf(book, matches, audience, (entry) => bestOf(entry, audience, moment)).board;
  const byAudience = boards.get(book) ?? new Map<PriceAudience, Board>();
  boards.set(book, byAudience);
  const known = byAudience.get(audience);
  if (known?.matches === matches && moment.now <= known.until) return known.board;
  const made = boardOf(book, matches, audience, (entry) => knownBestOf(entry, audience, moment));
  const board = known !== undefined && isSame(known.board, made.board) ? known.board : made.board;
  byAudience.set(audience, { ...made, board });
  return board;
}
