import { describe, expect, it } from 'vitest';
import {
  type BetKind,
  betResults,
  fixedText,
  MAX_FIELD,
  MAX_SELECTIONS,
  type Rational,
  rational,
  readPrice,
  readStake,
} from '../../../web/domain/betCalculator.ts';
import { ODDS_FORMATS } from '../../../web/domain/odds.ts';
import { formatOdds } from '../../../web/format/odds.ts';

/** A deterministic pseudo-random generator. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Written {
  text: string;
  /** The decimal odds are `over / under`, not reduced. */
  over: bigint;
  under: bigint;
}

/** A price in one of the formats, with its intended value. */
function writtenPrice(random: (below: number) => number): Written {
  const hundredths = 101 + random(5_000);
  const size = 100 + random(900);
  const [win, stake] = [1 + random(40), 1 + random(20)];
  switch (random(4)) {
    case 0:
      return { text: (hundredths / 100).toFixed(2), over: BigInt(hundredths), under: 100n };
    case 1:
      return { text: `${win}/${stake}`, over: BigInt(win + stake), under: BigInt(stake) };
    case 2:
      return { text: `+${size}`, over: BigInt(100 + size), under: 100n };
    default:
      return { text: `−${size}`, over: BigInt(size + 100), under: BigInt(size) };
  }
}

/**
 * An independent oracle: sums the returns of all sets of `size` selections, as bit masks, over one common denominator.
 * The calculator multiplies and adds reduced fractions instead.
 */
function oracle(prices: readonly Written[], size: number, stakeCents: bigint): { bets: number; cents: bigint } {
  const common = prices.reduce((product, { under }) => product * under, 1n);
  let [bets, sum] = [0, 0n];
  for (let mask = 1; mask < 2 ** prices.length; mask += 1) {
    const inside = prices.map((_, index) => (mask & (1 << index)) > 0);
    if (inside.filter(Boolean).length !== size) continue;
    bets += 1;
    sum += prices.reduce((product, { over, under }, index) => product * (inside[index] ? over : under), 1n);
  }
  const twice = 2n * sum * stakeCents;
  return { bets, cents: twice / (2n * common) + (twice % (2n * common) >= common ? 1n : 0n) };
}

const cents = (amount: Rational) => BigInt(fixedText(amount, 2).replace('.', ''));

const SIZE: Readonly<Record<BetKind, (selections: number) => number>> = {
  single: () => 1,
  double: () => 2,
  accumulator: (selections) => selections,
};

describe('bet calculator', () => {
  it('the calculator agrees to the cent with an oracle for 5,000 slips', () => {
    const random = generator(20_261_122);
    let compared = 0;
    for (let slip = 0; slip < 5_000; slip += 1) {
      const written = Array.from({ length: 1 + random(5) }, () => writtenPrice(random));
      const stake = 1 + random(100_000);
      const prices = written.flatMap(({ text }) => readPrice(text) ?? []);
      const read = readStake((stake / 100).toFixed(2));
      if (prices.length !== written.length || read === null)
        throw new Error(`not read: ${JSON.stringify(written, String)}`);
      for (const { kind, bets, returned, stake: whole, profit } of betResults(prices, read)) {
        const truth = oracle(written, SIZE[kind](prices.length), BigInt(stake));
        const isRight =
          bets === truth.bets &&
          cents(returned) === truth.cents &&
          cents(whole) === BigInt(stake * bets) &&
          cents(profit) === truth.cents - BigInt(stake * bets);
        if (!isRight) throw new Error(`${kind} of ${written.map(({ text }) => text).join()} at ${stake}`);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10_000);
  });

  it('the calculator offers a double from two selections and an accumulator from three', () => {
    const kinds = (selections: number) =>
      betResults(Array<Rational>(selections).fill(rational(2n)), rational(1n)).map(
        ({ kind, bets }) => `${bets} ${kind}`,
      );
    expect(kinds(0)).toEqual([]);
    expect(kinds(1)).toEqual(['1 single']);
    expect(kinds(2)).toEqual(['2 single', '1 double']);
    expect(kinds(4)).toEqual(['4 single', '6 double', '1 accumulator']);
  });

  it('the calculator limits the number of selections in an address', () => {
    const results = betResults(Array<Rational>(500).fill(rational(2n)), rational(1n));
    expect(results.map(({ bets }) => bets)).toEqual([MAX_SELECTIONS, (MAX_SELECTIONS * (MAX_SELECTIONS - 1)) / 2, 1]);
    expect(results.at(-1)?.returned).toEqual(rational(2n ** BigInt(MAX_SELECTIONS)));
  });

  it.each([
    ['2,5', 5n, 2n],
    [' 6/4 ', 5n, 2n],
    ['Evens', 2n, 1n],
    ['-200', 3n, 2n],
    ['1.000001', 1_000_001n, 1_000_000n],
  ])('the calculator reads the price %s', (text, n, d) => {
    expect(readPrice(text)).toEqual(rational(n, d));
  });

  it.each(ODDS_FORMATS)('the calculator reads the prices that the site shows (%s)', (format) => {
    const read = [2.5, 1.5].map((price) => readPrice(formatOdds(price, format)));
    expect(read).toEqual([rational(5n, 2n), rational(3n, 2n)]);
  });

  it.each([
    ...['', '1', '1.00', '0.5', '0/5', '5/0', '-5/2', '+99', '-50', '1e9', 'NaN', '2.5.5', '٢', '<b>', '100001'],
    ...['2.0000001'],
  ])('the calculator refuses %j as a price', (text) => expect(readPrice(text)).toBeNull());

  it('the calculator reads no field that is longer than a price or a stake', () => {
    expect(readPrice('9'.repeat(MAX_FIELD + 1))).toBeNull();
    expect(readPrice(`2.${'0'.repeat(1_000_000)}1`)).toBeNull();
    expect(readStake('9'.repeat(1_000_000))).toBeNull();
  });

  it.each([
    ['10', rational(10n)],
    ['2,50', rational(5n, 2n)],
    ['0.01', rational(1n, 100n)],
    ['0', null],
    ['-1', null],
    ['1.005', null],
    ['99999999', null],
  ])('the calculator reads the stake %s', (text, stake) => expect(readStake(text)).toEqual(stake));
});
