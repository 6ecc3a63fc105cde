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

export const plus = (one: Rational, other: Rational): Rational =>
  rational(one.n * other.d + other.n * one.d, one.d * other.d);

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
