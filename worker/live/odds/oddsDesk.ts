import { payoutOf } from '../../../web/domain/bestOdds.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { byKickOff, type competitionOrder } from '../../../web/domain/matchOrder.ts';
import { outcomesOf, type ResultOutcome } from '../../../web/domain/odds.ts';
import {
  type ByOutcome,
  biggestMove,
  type DeskRow,
  fairPrices,
  inDeskOrder,
  MAX_DESK_ROWS,
  MAX_MOVERS,
  moveSize,
  type OddsDesk,
  type PriceMove,
} from '../../../web/domain/oddsDesk.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { completeRows, type ListedDay, type ListedMatch, listedName } from '../prices/listedOdds.ts';
import { type OddsBook, winnerMarketOf } from '../prices/oddsBook.ts';
import { bestPrices, currentPrices, type PriceAudience } from './bestPrices.ts';

/** The inputs of a country's odds desk. Instants are milliseconds UTC. */
export interface DeskSources {
  matches: readonly Match[];
  book: OddsBook;
  /** The listed prices of the same matches, today and before. */
  listed: ListedDay;
  audience: PriceAudience;
  clock: { now: number; frozen: boolean };
  /** Rounds decimal odds as the visitor's odds format does. */
  asShown(decimal: number): number;
}

/** More priced matches than any day has. On a longer day the first kick-offs win. */
export const MAX_CONSIDERED = 1_000;

const NOTHING: ByOutcome = { home: null, draw: null, away: null };

function byOutcome(outcomes: readonly ResultOutcome[], decimals: readonly number[]): ByOutcome {
  const named = { ...NOTHING };
  for (const [index, outcome] of outcomes.entries()) named[outcome] = decimals[index] ?? null;
  return named;
}

const bestIn = (rows: readonly (readonly number[])[], outcomes: readonly ResultOutcome[]): ByOutcome =>
  rows.length === 0
    ? NOTHING
    : byOutcome(
        outcomes,
        outcomes.map((_, index) => Math.max(...rows.map((row) => row[index] ?? 0))),
      );

/** Earlier and current prices of operators that have both; null when none has. */
function pastOf(rows: ReturnType<typeof completeRows>, listed: ListedMatch | undefined, clock: DeskSources['clock']) {
  const today = startOfUtcDay(clock.now);
  const known = [...rows].flatMap(([provider, { decimals: now }]) => {
    const row = listed?.operators[provider];
    // The last prices before today. Use the current row when nothing was seen today yet.
    const before = row !== undefined && row.at < today ? row : row?.before;
    return before === undefined || before.decimals.length !== now.length ? [] : [{ now, before: before.decimals }];
  });
  return known.length === 0 ? null : known;
}

const DAY_MS = 24 * 60 * 60_000;
const startOfUtcDay = (now: number) => now - (now % DAY_MS);

function movedOf(past: ReturnType<typeof pastOf>, outcomes: readonly ResultOutcome[]): PriceMove | null {
  if (past === null) return null;
  const best = (which: 'before' | 'now') =>
    bestIn(
      past.map((each) => each[which]),
      outcomes,
    );
  return biggestMove(best('before'), best('now'));
}

/** The rows of a day's upcoming matches with a price in the visitor's country. */
export function deskRows(sources: DeskSources): { rows: DeskRow[]; hasPast: boolean } {
  const { matches, book, listed, audience, clock, asShown } = sources;
  const upcoming = matches.filter((match) => phaseOf(match) === 'upcoming' && book[match.id] !== undefined);
  const considered = upcoming.toSorted(byKickOff).slice(0, MAX_CONSIDERED);
  const board = bestPrices(book, considered, audience, clock);
  let hasPast = false;
  const rows = considered.flatMap((match): DeskRow[] => {
    const [prices, entry] = [board[match.id], book[match.id]];
    if (prices === undefined || entry === undefined) return [];
    const outcomes = outcomesOf(match.sport);
    const whole = completeRows({ ...entry, prices: currentPrices(entry, audience, clock) }, match.sport);
    const seen = listed[listedName(match)];
    const past = pastOf(whole, seen?.scope === entry.scope ? seen : undefined, clock);
    hasPast ||= past !== null;
    const shown = outcomes.map((outcome) => {
      const price = prices[outcome];
      return price === null ? null : asShown(price.decimal);
    });
    return [
      {
        match,
        prices,
        payout: payoutOf(winnerMarketOf(match.sport), shown),
        fair: byOutcome(outcomes, fairPrices(Array.from(whole.values(), ({ decimals }) => decimals)) ?? []),
        moved: movedOf(past, outcomes),
      },
    ];
  });
  return { rows, hasPast };
}

/** A page of the desk. A page number beyond the end gives the last page. */
export function deskOf(
  { rows, hasPast }: ReturnType<typeof deskRows>,
  asked: Pick<OddsDesk, 'date' | 'today' | 'days' | 'order' | 'page'> & { sport: Sport },
  compare: ReturnType<typeof competitionOrder>,
): OddsDesk {
  const pages = Math.max(1, Math.ceil(rows.length / MAX_DESK_ROWS));
  const page = Math.min(asked.page, pages);
  const shown = inDeskOrder(rows, asked.order, compare).slice((page - 1) * MAX_DESK_ROWS, page * MAX_DESK_ROWS);
  const movers = inDeskOrder(
    rows.filter(({ moved }) => moved !== null && moveSize(moved) > 0),
    'movement',
    compare,
  ).slice(0, MAX_MOVERS);
  const times = [...shown, ...movers].map(({ prices }) => prices.at);
  const asOf = times.length === 0 ? null : Math.min(...times);
  return { ...asked, page, pages, rows: shown, movers, hasPast, asOf };
}
