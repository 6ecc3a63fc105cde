import { describe, expect, it } from 'vitest';
import { formatOdds } from '../../../web/format/odds.ts';

/** Decimal, UK fraction, US moneyline, as bookmakers' tables of conversion have them. */
const KNOWN = [
  [1.001, '1/1000', '−100000'],
  [1.01, '1/100', '−10000'],
  [1.1, '1/10', '−1000'],
  [1.2, '1/5', '−500'],
  [1.25, '1/4', '−400'],
  [1.333, '1/3', '−300'],
  [1.4, '2/5', '−250'],
  [1.5, '1/2', '−200'],
  [1.571, '4/7', '−175'],
  [1.667, '4/6', '−150'],
  [1.8, '4/5', '−125'],
  [1.833, '5/6', '−120'],
  [1.909, '10/11', '−110'],
  [2, 'Evens', '+100'],
  [2.1, '11/10', '+110'],
  [2.2, '6/5', '+120'],
  [2.25, '5/4', '+125'],
  [2.375, '11/8', '+138'],
  [2.5, '6/4', '+150'],
  [2.625, '13/8', '+163'],
  [2.75, '7/4', '+175'],
  [3, '2/1', '+200'],
  [3.5, '5/2', '+250'],
  [4.333, '100/30', '+333'],
  [4.5, '7/2', '+350'],
  [5, '4/1', '+400'],
  [7.5, '13/2', '+650'],
  [11, '10/1', '+1000'],
  [34, '33/1', '+3300'],
  [101, '100/1', '+10000'],
  [1001, '1000/1', '+100000'],
] as const;

/** Every price from 1.01 to 60 in steps of a hundredth, as a feed sends them. */
const prices = Array.from({ length: 5900 }, (_, index) => (101 + index) / 100);

const profitOfFraction = (text: string) => {
  const [win = Number.NaN, stake = Number.NaN] = text === 'Evens' ? [1, 1] : text.split('/').map(Number);
  return win / stake;
};

const profitOfMoneyline = (text: string) => {
  const number = Number(text.slice(1));
  return text.startsWith('+') ? number / 100 : 100 / number;
};

describe('a price', () => {
  it.each(KNOWN)('of %f is %s in the UK and %s in the US', (decimal, uk, us) => {
    expect(formatOdds(decimal, 'UK')).toBe(uk);
    expect(formatOdds(decimal, 'US')).toBe(us);
  });

  it.each([
    [2.1, '2.10'],
    [1.909, '1.91'],
    [1001, '1001.00'],
  ])('of %f is %s in Europe', (decimal, eu) => expect(formatOdds(decimal, 'EU')).toBe(eu));

  it.each([1, 0.99, 0, -2, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'is none at %f, in no format',
    (decimal) => {
      for (const format of ['EU', 'UK', 'US'] as const) expect(formatOdds(decimal, format)).toBe('');
    },
  );

  it.each([
    ['EU', (text: string) => Number(text) - 1],
    ['UK', profitOfFraction],
    ['US', profitOfMoneyline],
  ] as const)('that is higher never looks lower (%s)', (format, profitOf) => {
    let last = 0;
    for (const price of prices) {
      const profit = profitOf(formatOdds(price, format));
      expect(profit).toBeGreaterThanOrEqual(last);
      last = profit;
    }
  });

  it('is on the bookmakers’ ladder, within a sixth of the price itself', () => {
    for (const price of prices) {
      const ratio = profitOfFraction(formatOdds(price, 'UK')) / (price - 1);
      expect(ratio).toBeGreaterThan(5 / 6);
      expect(ratio).toBeLessThan(6 / 5);
    }
  });

  it('of the US is never between −100 and +100', () => {
    for (const price of prices) expect(Number(formatOdds(price, 'US').slice(1))).toBeGreaterThanOrEqual(100);
  });
});
