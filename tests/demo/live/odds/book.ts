import type { FairMarket } from './fair.ts';

/** No chance is offered longer than this, however small it is. */
const MAX = 1 / 501;
const MIN = 1.01;
/** Of the search for the exponent; it settles in three or four. */
const STEPS = 6;

/** Decimal odds come in steps that grow with them. */
function onLadder(odds: number): number {
  const step =
    odds < 3 ? 0.01 : odds < 6 ? 0.05 : odds < 10 ? 0.1 : odds < 20 ? 0.5 : odds < 50 ? 1 : odds < 100 ? 5 : 10;
  return Math.max(MIN, Number((Math.round(odds / step) * step).toFixed(2)));
}

/** The exponent that makes chances add up to a book: it is 1 without a margin, and smaller with one. */
function exponentFor(logarithms: readonly number[], book: number): number {
  let exponent = 1;
  for (let step = 0; step < STEPS; step += 1) {
    let sum = 0;
    let slope = 0;
    for (const logarithm of logarithms) {
      const price = Math.exp(exponent * logarithm);
      sum += price;
      slope += price * logarithm;
    }
    if (slope === 0) return exponent;
    exponent = Math.max(0.2, exponent - (sum - book) / slope);
  }
  return exponent;
}

/**
 * A bookmaker's decimal odds of a market. The margin is put on by a power of the chances, as bookmakers do: outsiders bear
 * most of it, so that a favourite who leads is short, and not at once as short as it gets.
 */
export function bookOdds({ outcomes }: FairMarket, margin: number): number[] {
  const chances = outcomes.map(({ chance }) => Math.min(1, Math.max(chance, MAX)));
  const logarithms = chances.map(Math.log);
  const book = chances.reduce((sum, chance) => sum + chance, 0) * (1 + margin);
  const exponent = exponentFor(logarithms, book);
  return logarithms.map((logarithm) => onLadder(Math.exp(-exponent * logarithm)));
}
