/** An exact fraction `n / d` in lowest terms; `d` is positive. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

function divisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

/** Reduces `n / d`; `d` must be positive. */
export function rational(n: bigint, d = 1n): Rational {
  const by = divisor(n, d);
  return by > 1n ? { n: n / by, d: d / by } : { n, d };
}

const plus = (one: Rational, other: Rational): Rational => rational(one.n * other.d + other.n * one.d, one.d * other.d);

export const minus = (one: Rational, other: Rational): Rational =>
  rational(one.n * other.d - other.n * one.d, one.d * other.d);

export const times = (one: Rational, other: Rational): Rational => rational(one.n * other.n, one.d * other.d);

/** Formats a non-negative number with a fixed number of decimals, rounding half up. */
export function fixedText({ n, d }: Rational, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const rounded = (2n * n * scale + d) / (2n * d);
  const text = rounded.toString().padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The number of decimals for an exact representation; null if `most` is not enough. */
export function exactDigits({ d }: Rational, most: number): number | null {
  for (let digits = 0; digits <= most; digits += 1) if (10n ** BigInt(digits) % d === 0n) return digits;
  return null;
}

export const MAX_SELECTIONS = 12;

/** The longest input of a price or a stake, in characters. */
export const MAX_FIELD = 12;

/** Kinds of bets on the same selections: one bet each, one bet per pair, one bet on all. */
const BET_KINDS = ['single', 'double', 'accumulator'] as const;

export type BetKind = (typeof BET_KINDS)[number];

const ONE = rational(1n);

function decimalOf(text: string, most: number): Rational | null {
  const [, whole = '', part = ''] = /^(\d{1,7})(?:[.,](\d+))?$/.exec(text) ?? [];
  if (whole === '' || part.length > most) return null;
  return rational(BigInt(whole + part), 10n ** BigInt(part.length));
}

/**
 * Parses a price in any format into exact decimal odds: `2.50` and `2,50`, `6/4` and `evens`, `+150` and
 * `-200`. Null for odds of 1 or less, a moneyline below 100, or other text.
 */
export function readPrice(given: string): Rational | null {
  const text = given.trim();
  if (text.length > MAX_FIELD) return null;
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

/** Parses a stake above 0 and below 10 million, with at most two decimals; null for other text. */
export function readStake(given: string): Rational | null {
  const stake = given.trim().length > MAX_FIELD ? null : decimalOf(given.trim(), 2);
  return stake === null || stake.n === 0n ? null : stake;
}

/** The cost and return of all bets of a kind if every selection wins. */
interface BetResult {
  kind: BetKind;
  bets: number;
  /** The total of all bets. */
  stake: Rational;
  returned: Rational;
  profit: Rational;
}

function betsOf(kind: BetKind, prices: readonly Rational[]): Rational[] {
  switch (kind) {
    case 'single':
      return [...prices];
    case 'double':
      return prices.flatMap((price, index) => prices.slice(index + 1).map((other) => times(price, other)));
    case 'accumulator':
      // With two selections the accumulator is the double.
      return prices.length > 2 ? [prices.reduce(times, ONE)] : [];
  }
}

/** Exact results for each kind of bet that the selections allow, with `stake` on every bet. */
export function betResults(prices: readonly Rational[], stake: Rational): BetResult[] {
  return BET_KINDS.flatMap((kind): BetResult[] => {
    const bets = betsOf(kind, prices.slice(0, MAX_SELECTIONS));
    if (bets.length === 0) return [];
    const whole = times(stake, rational(BigInt(bets.length)));
    const returned = times(stake, bets.reduce(plus));
    return [{ kind, bets: bets.length, stake: whole, returned, profit: minus(returned, whole) }];
  });
}
