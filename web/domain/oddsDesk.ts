import type { Match } from './match.ts';
import type { competitionOrder } from './matchOrder.ts';
import { byKickOff } from './matchOrder.ts';
import { RESULT_OUTCOMES, type ResultOutcome, type ResultPrices } from './odds.ts';
import type { OffersPolicy } from './settings.ts';
import type { Sport } from './sport.ts';
import type { DaySpan } from './zonedTime.ts';

export const DESK_ORDERS = ['competition', 'kick-off', 'payout', 'movement'] as const;

export type DeskOrder = (typeof DESK_ORDERS)[number];

/** Decimal odds or probabilities by outcome. `draw` is null in sports without draws. */
export type ByOutcome = Record<ResultOutcome, number | null>;

/** The move of an outcome’s best price since its last one of the day before (UTC). */
export interface PriceMove {
  outcome: ResultOutcome;
  /** Decimal odds. */
  from: number;
  to: number;
}

/** An upcoming match with its prices from operators in the visitor’s country. */
export interface DeskRow {
  match: Match;
  prices: ResultPrices;
  /** The payout at the best prices, rounded as shown; null if an outcome has no price. */
  payout: number | null;
  /** Mean decimal odds of the operators, without their margins. */
  fair: ByOutcome;
  /** The outcome with the biggest move; null if there is none, or no prices of the day before. */
  moved: PriceMove | null;
}

export interface OddsDesk {
  sport: Sport;
  /** `YYYY-MM-DD` in the visitor’s time zone. */
  date: string;
  today: string;
  /** The days for which the site fetches prices. */
  days: DaySpan;
  order: DeskOrder;
  page: number;
  pages: number;
  rows: DeskRow[];
  /** The matches with the biggest moves, biggest first. */
  movers: DeskRow[];
  /** Whether any match has prices of the day before. */
  hasPast: boolean;
  /** Capture time of the oldest price shown, milliseconds UTC; null without prices. */
  asOf: number | null;
}

export const MAX_DESK_ROWS = 30;
export const MAX_MOVERS = 5;

/** The size of a move: the difference of the implied probabilities, from 0 to 1. */
export function moveSize({ from, to }: Pick<PriceMove, 'from' | 'to'>): number {
  return Math.abs(1 / to - 1 / from);
}

/** The outcome whose price moved most between two sets of best prices; null if none moved. */
export function biggestMove(before: ByOutcome, now: ByOutcome): PriceMove | null {
  const moves = RESULT_OUTCOMES.flatMap((outcome): PriceMove[] => {
    const [from, to] = [before[outcome], now[outcome]];
    return from === null || to === null || from === to ? [] : [{ outcome, from, to }];
  });
  return moves.toSorted((one, other) => moveSize(other) - moveSize(one))[0] ?? null;
}

/** Fair decimal odds from the mean of the operators’ implied probabilities without margin; null without rows. */
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

/** Sorts rows by an order, then by kick-off. `compare` orders competitions. */
export function inDeskOrder(
  rows: readonly DeskRow[],
  order: DeskOrder,
  compare: ReturnType<typeof competitionOrder>,
): DeskRow[] {
  const size = ({ moved }: DeskRow) => (moved === null ? 0 : moveSize(moved));
  const orders: Readonly<Record<DeskOrder, (one: DeskRow, other: DeskRow) => number>> = {
    competition: (one, other) => compare(one.match.competition, other.match.competition),
    'kick-off': () => 0,
    payout: (one, other) => (other.payout ?? 0) - (one.payout ?? 0),
    movement: (one, other) => size(other) - size(one),
  };
  return rows.toSorted((one, other) => orders[order](one, other) || byKickOff(one.match, other.match));
}

export type OddsTool = 'desk' | 'calculator';

/** The calculator’s input, as typed; empty strings are empty fields. */
export interface GivenSlip {
  prices: readonly string[];
  stake: string;
}

/** The content of an odds page, or why there is none: `hidden` by the visitor, `unavailable` after a failure. */
export type OddsPanel =
  | { kind: 'desk'; desk: OddsDesk; policy: OffersPolicy }
  | { kind: 'calculator'; given: GivenSlip; policy: OffersPolicy }
  | { kind: 'no-odds' | 'hidden' | 'unavailable'; tool: OddsTool };
