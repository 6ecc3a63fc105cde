import * as v from 'valibot';

/** The three formats that visitors choose from: `UK` fractions, `EU` decimals, `US` moneyline (spec section 4). */
export const ODDS_FORMATS = ['EU', 'UK', 'US'] as const;

export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** The sides of a result market; a sport without draws has no price for `draw`. */
export const RESULT_OUTCOMES = ['home', 'draw', 'away'] as const;

export type ResultOutcome = (typeof RESULT_OUTCOMES)[number];

/** The best price of one outcome among the operators of the visitor's country. */
export interface BestPrice {
  /** Decimal odds, above 1. */
  decimal: number;
  /** Slug of the operator who offers it: `{provider}` of its play link. */
  provider: string;
  /** The operator's name. */
  operator: string;
}

/** Best prices of a match's result market; null where nobody in the country has a price that can be taken now. */
export type ResultPrices = Record<ResultOutcome, BestPrice | null>;

/** Best prices by match id. */
export type OddsBoard = Record<string, ResultPrices>;

const price = v.nullable(v.object({ decimal: v.number(), provider: v.string(), operator: v.string() }));
const board = v.record(v.string(), v.object({ home: price, draw: price, away: price }));

/** Reads an answer of `/api/odds`; null when it is not a board. */
export function parseOddsBoard(value: unknown): OddsBoard | null {
  const result = v.safeParse(board, value);
  return result.success ? result.output : null;
}

/** The odds format of a country: UK fractions in Great Britain, decimals elsewhere (spec section 9). */
export function regionalOddsFormat(country: string): OddsFormat {
  return country === 'GB' ? 'UK' : 'EU';
}
