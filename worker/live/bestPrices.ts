import { type Match, phaseOf } from '../../web/domain/match.ts';
import { type OddsBoard, OLDEST_PRICE_MS, type ResultPrices } from '../../web/domain/odds.ts';
import type { CountryOffers } from '../content/pageSettings.ts';
import type { BookEntry, OddsBook } from './oddsBook.ts';

/** Whose prices a visitor may see, by provider slug, and whether beside a running match. */
export interface PriceAudience {
  operators: ReadonlyMap<string, string>;
  inPlay: boolean;
}

const audiences = new WeakMap<CountryOffers['operators'], PriceAudience>();

/** The audience of a country: its operators, in play only where its policy allows that. The same object while it is the same. */
export function audienceOf({ operators, policy }: Pick<CountryOffers, 'operators' | 'policy'>): PriceAudience {
  const known = audiences.get(operators);
  if (known?.inPlay === policy.oddsInPlay) return known;
  const audience = {
    operators: new Map(operators.map(({ provider, name }) => [provider, name])),
    inPlay: policy.oddsInPlay,
  };
  audiences.set(operators, audience);
  return audience;
}

/** The instant that prices are looked at, and whether a developer froze it: time then stands still for prices too. */
interface Moment {
  now: number;
  frozen: boolean;
}

/** What an audience may take of a match; null where that is nothing. */
interface Best {
  prices: ResultPrices | null;
  /** The instant (milliseconds UTC) after which one of the prices is too old. */
  until: number;
}

function bestOf(entry: BookEntry, { operators }: PriceAudience, { now, frozen }: Moment): Best {
  // A feed that does not say when is taken at its answer's instant; no price is newer than that.
  const confirmedAt = frozen ? now : entry.at;
  const best: ResultPrices = { home: null, draw: null, away: null };
  let until = Number.POSITIVE_INFINITY;
  for (const { provider, outcome, decimal, at: capturedAt } of entry.quotes) {
    const operator = operators.get(provider);
    const at = Math.min(capturedAt ?? confirmedAt, confirmedAt);
    if (operator === undefined || now - at > OLDEST_PRICE_MS) continue;
    until = Math.min(until, at + OLDEST_PRICE_MS);
    if (decimal > (best[outcome]?.decimal ?? 1)) best[outcome] = { decimal, provider, operator, at };
  }
  const isNothing = best.home === null && best.draw === null && best.away === null;
  return { prices: isNothing ? null : best, until };
}

const known = new WeakMap<BookEntry, Map<PriceAudience, Best>>();

// Worked out once for an entry, whichever lists have it, until a price has grown old.
function knownBest(entry: BookEntry, audience: PriceAudience, moment: Moment): Best {
  if (moment.frozen) return bestOf(entry, audience, moment);
  const variants = known.get(entry) ?? new Map<PriceAudience, Best>();
  known.set(entry, variants);
  let best = variants.get(audience);
  if (best === undefined || moment.now > best.until) {
    best = bestOf(entry, audience, moment);
    variants.set(audience, best);
  }
  return best;
}

function isSame(one: OddsBoard, other: OddsBoard): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}

/** A board, the matches that it was made of, and the instant (milliseconds UTC) after which a price is too old for it. */
interface Board {
  matches: readonly Match[];
  board: OddsBoard;
  until: number;
}

const boards = new WeakMap<OddsBook, Map<PriceAudience, Board>>();

/**
 * The best price per outcome of each match among the operators of the visitor's country, of those that can be had. It is
 * the same board for all visitors of an audience while it says the same: a goal changes no price.
 */
export function bestPrices(
  book: OddsBook,
  matches: readonly Match[],
  audience: PriceAudience,
  moment: Moment,
): OddsBoard {
  const made = boards.get(book) ?? new Map<PriceAudience, Board>();
  boards.set(book, made);
  const before = made.get(audience);
  if (before?.matches === matches && moment.now <= before.until && !moment.frozen) return before.board;
  const board: OddsBoard = {};
  let until = Number.POSITIVE_INFINITY;
  for (const match of matches) {
    const phase = phaseOf(match);
    const entry = book[match.id];
    if (entry === undefined || (phase !== 'upcoming' && !(phase === 'live' && audience.inPlay))) continue;
    const best = knownBest(entry, audience, moment);
    until = Math.min(until, best.until);
    if (best.prices !== null) board[match.id] = best.prices;
  }
  const current = before !== undefined && isSame(before.board, board) ? before.board : board;
  made.set(audience, { matches, board: current, until });
  return current;
}
