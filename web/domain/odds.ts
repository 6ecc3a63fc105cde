import type { InferOutput } from 'valibot';
import type { oddsBoardSchema, priceSchema, resultPricesSchema } from './listSchemas.ts';
import { type Match, phaseOf } from './match.ts';
import type { OffersPolicy } from './settings.ts';
import { hasDraws, type Sport } from './sport.ts';

/** Prices older than this (milliseconds) are no longer shown. */
export const OLDEST_PRICE_MS = 10 * 60_000;

/** The formats to choose from: `UK` fractions, `EU` decimals, `US` moneyline (spec section 4). */
export const ODDS_FORMATS = ['EU', 'UK', 'US'] as const;

export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** The outcomes of a result market. `draw` has no price in sports without draws. */
export const RESULT_OUTCOMES = ['home', 'draw', 'away'] as const;

export type ResultOutcome = (typeof RESULT_OUTCOMES)[number];

export const outcomesOf = (sport: Sport): readonly ResultOutcome[] =>
  RESULT_OUTCOMES.filter((outcome) => outcome !== 'draw' || hasDraws(sport));

/** Whether a country’s policy allows prices of a match in its current state. */
export function mayHavePrices(
  match: Pick<Match, 'state' | 'sport'>,
  policy: Pick<OffersPolicy, 'oddsInPlay'>,
): boolean {
  const phase = phaseOf(match);
  return phase === 'upcoming' || (phase === 'live' && policy.oddsInPlay);
}

/** The best price of an outcome among the operators of the visitor’s country. */
export type BestPrice = InferOutput<typeof priceSchema>;

/** Best prices of a match’s result market; null for an outcome without an available price. They expire together. */
export type ResultPrices = InferOutput<typeof resultPricesSchema>;

export type OddsBoard = InferOutput<typeof oddsBoardSchema>;

const NONE: ResultPrices = { home: null, draw: null, away: null, at: 0 };

/** Removes prices that are too old at `now` (milliseconds UTC). Their matches keep a place without prices. */
export function boardAt(board: OddsBoard, now: number): OddsBoard {
  return Object.fromEntries(
    Object.entries(board).map(([id, prices]) => [id, now - prices.at <= OLDEST_PRICE_MS ? prices : NONE]),
  );
}

function looksSame(one: BestPrice | null, other: BestPrice | null): boolean {
  if (one === null || other === null) return one === other;
  return one.decimal === other.decimal && one.provider === other.provider && one.operator === other.operator;
}

/** Whether a row shows the same prices. A newer capture time changes nothing. */
export function pricesLookSame(one: ResultPrices | undefined, other: ResultPrices | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return RESULT_OUTCOMES.every((outcome) => looksSame(one[outcome], other[outcome]));
}

/** A board of empty prices, which reserves their place in the rows until the prices arrive. */
export function heldBoard(ids: Iterable<string>): OddsBoard {
  return Object.fromEntries(Array.from(ids, (id) => [id, NONE]));
}

/** Which rows reserve space for prices. `open`: matches that may get prices again. `isHeld`: rows in the viewport. */
interface Rows {
  open: ReadonlySet<string>;
  isHeld(id: string): boolean;
}

/** A new board that moves no row: lost prices leave an empty place, and a visible row gets no first prices. */
export function withEmptyRows(shown: OddsBoard, board: OddsBoard, { open, isHeld }: Rows): OddsBoard {
  const arrived = Object.entries(board).filter(([id]) => id in shown || !isHeld(id));
  const lost = Object.keys(shown).filter((id) => !(id in board) && (open.has(id) || isHeld(id)));
  return { ...Object.fromEntries(arrived), ...heldBoard(lost) };
}

/** The default odds format of a country: UK fractions in Great Britain, decimals elsewhere (spec section 9). */
export function regionalOddsFormat(country: string): OddsFormat {
  return country === 'GB' ? 'UK' : 'EU';
}
