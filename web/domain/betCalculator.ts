import { minus, plus, type Rational, rational, times } from './rational.ts';

/** The most selections that are worked out together; more make accumulators that nobody takes. */
export const MOST_SELECTIONS = 12;

/** A field longer than this is no price and no stake. */
export const MOST_FIELD = 12;

/** What is worked out of the same selections: each by itself, each pair, all together. */
export const BET_KINDS = ['single', 'double', 'accumulator'] as const;

export type BetKind = (typeof BET_KINDS)[number];

const ONE = rational(1n);

function decimalOf(text: string, most: number): Rational | null {
  const [, whole = '', part = ''] = /^(\d{1,7})(?:[.,](\d+))?$/.exec(text) ?? [];
  if (whole === '' || part.length > most) return null;
  return rational(BigInt(whole + part), 10n ** BigInt(part.length));
}

/**
 * A price as a visitor writes it, in any of the three formats, as an exact decimal price: `2.50` and `2,50`, `6/4` and `evens`, `+150`
 * and `-200`. Null for what is no price: not above 1, a moneyline below 100, another text.
 */
export function readPrice(given: string): Rational | null {
  const text = given.trim();
  if (text.length > MOST_FIELD) return null;
  if (/^(evens?|evs)$/i.test(text)) return rational(2n);
  const [, win, stake] = /^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? [];
  if (win !== undefined && stake !== undefined) {
    return BigInt(win) > 0n && BigInt(stake) > 0n ? plus(ONE, rational(BigInt(win), BigInt(stake))) : null;
  }
  const [, sign, size] = /^([+\-−])(\d{3,6})$/.exec(text) ?? [];
  if (sign !== undefined && size !== undefined) {
    if (BigInt(size) < 100n) return null;
    return plus(ONE, sign === '+' ? rational(BigInt(size), 100n) : rational(100n, BigInt(size)));
  }
  const decimal = decimalOf(text, 6);
  return decimal !== null && decimal.n > decimal.d && decimal.n <= 100_000n * decimal.d ? decimal : null;
}

/** A stake: above zero, below ten millions, in hundredths at the finest; null for another text. */
export function readStake(given: string): Rational | null {
  const stake = given.trim().length > MOST_FIELD ? null : decimalOf(given.trim(), 2);
  return stake === null || stake.n === 0n ? null : stake;
}

/** What bets of a kind cost and bring where every selection wins. */
export interface BetResult {
  kind: BetKind;
  bets: number;
  /** Of all bets together. */
  stake: Rational;
  returned: Rational;
  profit: Rational;
  /** The decimal price of all selections together; null where the kind is more bets than one. */
  price: Rational | null;
}

const sumOf = (numbers: readonly Rational[]) => numbers.reduce(plus, rational(0n));

const pairsOf = (prices: readonly Rational[]) =>
  prices.flatMap((price, index) => prices.slice(index + 1).map((other) => times(price, other)));

function betsOf(kind: BetKind, prices: readonly Rational[]): Rational[] {
  switch (kind) {
    case 'single':
      return [...prices];
    case 'double':
      return pairsOf(prices);
    case 'accumulator':
      // Of two selections that is the double.
      return prices.length > 2 ? [prices.reduce(times, ONE)] : [];
  }
}

/**
 * What a stake on each bet brings, for every kind of bet that so many selections make. Exact: nothing is rounded here. `prices` are
 * decimal, at most `MOST_SELECTIONS` of them count.
 */
export function betResults(prices: readonly Rational[], stake: Rational): BetResult[] {
  return BET_KINDS.flatMap((kind): BetResult[] => {
    const bets = betsOf(kind, prices.slice(0, MOST_SELECTIONS));
    const [only] = bets;
    if (only === undefined) return [];
    const whole = times(stake, rational(BigInt(bets.length)));
    const returned = times(stake, sumOf(bets));
    const price = bets.length === 1 ? only : null;
    return [{ kind, bets: bets.length, stake: whole, returned, profit: minus(returned, whole), price }];
  });
}
