import type { competitionOrder } from './competitionOrder.ts';
import type { DaySpan } from './daySpan.ts';
import type { Match } from './match.ts';
import { byKickOff } from './matchOrder.ts';
import { RESULT_OUTCOMES, type ResultOutcome, type ResultPrices } from './odds.ts';
import type { OffersPolicy } from './settings.ts';
import type { Sport } from './sport.ts';

/** How the matches of the odds desk are sorted. */
export const DESK_ORDERS = ['competition', 'kick-off', 'payout', 'movement'] as const;

export type DeskOrder = (typeof DESK_ORDERS)[number];

/** Of each outcome a number: a decimal price, or a chance. Of a sport without draws `draw` is null. */
export type ByOutcome = Record<ResultOutcome, number | null>;

/** How an outcome's best price has moved since the last one that the site saw the day before (UTC). */
export interface PriceMove {
  outcome: ResultOutcome;
  /** Decimal prices. */
  from: number;
  to: number;
}

/** A match to come and its prices among the operators of the visitor's country. */
export interface DeskRow {
  match: Match;
  prices: ResultPrices;
  /** The share of all stakes that the best prices pay back, as they are shown; null where an outcome has none. */
  payout: number | null;
  /** The prices that the operators' mean stands for once their margins are taken out, decimal. */
  fair: ByOutcome;
  /** The outcome that has moved most; null where none has, or nothing was seen the day before. */
  moved: PriceMove | null;
}

/** A page of the odds desk. */
export interface OddsDesk {
  sport: Sport;
  /** `YYYY-MM-DD` of the visitor's calendar; `today` is the visitor's own. */
  date: string;
  today: string;
  /** The days that the site asks prices for. */
  days: DaySpan;
  order: DeskOrder;
  page: number;
  pages: number;
  rows: DeskRow[];
  /** What has moved most since the day before, the most first. */
  movers: DeskRow[];
  /** Whether prices of the day before are known of any match. */
  hasPast: boolean;
  /** When the oldest of the shown prices was captured, milliseconds UTC; null without any. */
  asOf: number | null;
}

/** Matches of a page, and those that are told as having moved most. */
export const MOST_DESK_ROWS = 30;
export const MOST_MOVERS = 5;

/** How far a price has moved, as a difference of the chances that it stood for and stands for. */
export function moveSize({ from, to }: Pick<PriceMove, 'from' | 'to'>): number {
  return Math.abs(1 / to - 1 / from);
}

/** The outcome whose price has moved most between two sets of best prices; null where none has. */
export function biggestMove(before: ByOutcome, now: ByOutcome): PriceMove | null {
  const moves = RESULT_OUTCOMES.flatMap((outcome): PriceMove[] => {
    const [from, to] = [before[outcome], now[outcome]];
    return from === null || to === null || from === to ? [] : [{ outcome, from, to }];
  });
  return moves.toSorted((one, other) => moveSize(other) - moveSize(one))[0] ?? null;
}

/**
 * Margin-free prices: the chances that each operator's prices imply are scaled to a sum of one, and the mean of the operators
 * is turned back into prices. Each row has an operator's prices of all outcomes (decimal); null without any row.
 */
export function fairPrices(rows: readonly (readonly number[])[]): number[] | null {
  const [first] = rows;
  if (first === undefined) return null;
  const chances = rows.map((row) => {
    const sum = row.reduce((total, decimal) => total + 1 / decimal, 0);
    return row.map((decimal) => 1 / decimal / sum);
  });
  return first.map((_, index) => {
    const mean = chances.reduce((total, row) => total + (row[index] ?? 0), 0) / chances.length;
    return 1 / mean;
  });
}

/** Sorts rows by an order, and equal ones by kick-off. `compare` is the order of competitions. */
export function inDeskOrder(
  rows: readonly DeskRow[],
  order: DeskOrder,
  compare: ReturnType<typeof competitionOrder>,
): DeskRow[] {
  const byTime = (one: DeskRow, other: DeskRow) => byKickOff(one.match, other.match);
  const size = ({ moved }: DeskRow) => (moved === null ? 0 : moveSize(moved));
  switch (order) {
    case 'competition':
      return rows.toSorted(
        (one, other) => compare(one.match.competition, other.match.competition) || byTime(one, other),
      );
    case 'kick-off':
      return rows.toSorted(byTime);
    case 'payout':
      return rows.toSorted((one, other) => (other.payout ?? 0) - (one.payout ?? 0) || byTime(one, other));
    case 'movement':
      return rows.toSorted((one, other) => size(other) - size(one) || byTime(one, other));
  }
}

/** The two pages about the day's odds. */
export type OddsTool = 'desk' | 'calculator';

/** What the calculator's address says, as it was written; empty texts are fields left open. */
export interface GivenSlip {
  prices: readonly string[];
  stake: string;
}

/** What the odds pages show: the desk, the calculator, or that the country or the visitor has no odds, or that nobody knows now. */
export type OddsPanel =
  | { kind: 'desk'; desk: OddsDesk; policy: OffersPolicy }
  | { kind: 'calculator'; given: GivenSlip; policy: OffersPolicy }
  | { kind: 'no-odds' | 'hidden' | 'unavailable'; tool: OddsTool };
