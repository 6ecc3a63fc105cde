import { type Match, phaseOf } from '../../web/domain/match.ts';
import { type BestPrice, type OddsBoard, OLDEST_PRICE_MS, type ResultOutcome } from '../../web/domain/odds.ts';
import type { CountryOffers } from '../content/pageSettings.ts';
import type { OddsBook } from './oddsBook.ts';

/** Whose prices a visitor may see, by provider slug, and whether beside a running match. */
export interface PriceAudience {
  operators: ReadonlyMap<string, string>;
  inPlay: boolean;
}

/** The audience of a country: its operators, in play only where its policy allows that. */
export function audienceOf({ operators, policy }: Pick<CountryOffers, 'operators' | 'policy'>): PriceAudience {
  return { operators: new Map(operators.map(({ provider, name }) => [provider, name])), inPlay: policy.oddsInPlay };
}

/** The instant that prices are looked at, and whether a developer froze it: time then stands still for prices too. */
interface Moment {
  now: number;
  frozen: boolean;
}

/** A board and the instant (milliseconds UTC) after which one of the book's prices is too old for it. */
interface Board {
  matches: readonly Match[];
  board: OddsBoard;
  until: number;
}

function boardOf(
  book: OddsBook,
  matches: readonly Match[],
  { operators, inPlay }: PriceAudience,
  { now, frozen }: Moment,
): Board {
  const board: OddsBoard = {};
  let until = Number.POSITIVE_INFINITY;
  for (const match of matches) {
    const phase = phaseOf(match);
    const prices = book[match.id];
    if (prices === undefined || (phase !== 'upcoming' && !(phase === 'live' && inPlay))) continue;
    // A feed that does not say when is taken at its answer's instant; no price is newer than that.
    const confirmedAt = frozen ? now : prices.at;
    const best: Record<ResultOutcome, BestPrice | null> = { home: null, draw: null, away: null };
    for (const { provider, outcome, decimal, at: capturedAt } of prices.quotes) {
      const operator = operators.get(provider);
      const at = Math.min(capturedAt ?? confirmedAt, confirmedAt);
      if (operator === undefined || now - at > OLDEST_PRICE_MS) continue;
      until = Math.min(until, at + OLDEST_PRICE_MS);
      if (decimal > (best[outcome]?.decimal ?? 1)) best[outcome] = { decimal, provider, operator, at };
    }
    if (best.home !== null || best.draw !== null || best.away !== null) board[match.id] = best;
  }
  return { matches, board, until };
}

const boards = new WeakMap<OddsBook, Map<string, Board>>();

/**
 * The best price per outcome of each match among the operators of the visitor's country, of those that can be had. It is
 * worked out once for all visitors of an audience, while the book and the matches are the same and no price has grown old.
 */
export function bestPrices(
  book: OddsBook,
  matches: readonly Match[],
  audience: PriceAudience,
  moment: Moment,
): OddsBoard {
  if (moment.frozen) return boardOf(book, matches, audience, moment).board;
  const known = boards.get(book) ?? new Map<string, Board>();
  boards.set(book, known);
  const name = JSON.stringify([audience.inPlay, ...audience.operators]);
  let made = known.get(name);
  if (made === undefined || made.matches !== matches || moment.now > made.until) {
    made = boardOf(book, matches, audience, moment);
    known.set(name, made);
  }
  return made.board;
}
