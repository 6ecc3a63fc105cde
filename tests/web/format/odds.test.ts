import { describe, expect, it } from 'vitest';
import { translateWith } from '../../../locales/translate.ts';
import { messages } from '../../../locales/translator.ts';
import { ODDS_FORMATS } from '../../../web/domain/odds.ts';
import { formatOdds, spokenOdds } from '../../../web/format/odds.ts';

/** Decimal odds, UK fraction and US moneyline from bookmakers’ conversion tables. */
const KNOWN = `
  1.001 1/1000 −100000   1.01 1/100 −10000   1.02 1/50 −5000   1.03 1/33 −3333   1.04 1/25 −2500
  1.05 1/20 −2000   1.06 1/16 −1667   1.07 1/14 −1429   1.08 1/12 −1250   1.09 1/11 −1111   1.1 1/10 −1000
  1.11 1/9 −909   1.125 1/8 −800   1.13 2/15 −769   1.14 1/7 −714   1.15 2/13 −667   1.17 1/6 −588
  1.18 2/11 −556   1.2 1/5 −500   1.22 2/9 −455   1.25 1/4 −400   1.29 2/7 −345   1.3 3/10 −333
  1.333 1/3 −300   1.364 4/11 −275   1.4 2/5 −250   1.44 4/9 −227   1.5 1/2 −200   1.53 8/15 −189
  1.571 4/7 −175   1.615 8/13 −163   1.667 4/6 −150   1.727 8/11 −138   1.8 4/5 −125   1.833 5/6 −120
  1.909 10/11 −110   1.91 10/11 −110   1.95 20/21 −105   1.952 20/21 −105   2 Evens +100   2.05 21/20 +105
  2.1 11/10 +110   2.2 6/5 +120   2.25 5/4 +125   2.375 11/8 +138   2.5 6/4 +150   2.625 13/8 +163
  2.75 7/4 +175   2.875 15/8 +188   3 2/1 +200   3.125 85/40 +213   3.25 9/4 +225   3.5 5/2 +250
  3.75 11/4 +275   4 3/1 +300   4.33 100/30 +333   4.5 7/2 +350   5 4/1 +400   5.5 9/2 +450   6 5/1 +500
  6.5 11/2 +550   7 6/1 +600   7.5 13/2 +650   9.5 17/2 +850   11 10/1 +1000   34 33/1 +3300
  101 100/1 +10000   1001 1000/1 +100000
`
  .trim()
  .split(/\s{2,}/)
  .map((row) => row.split(' '))
  .map(([decimal, uk = '', us = '']) => [Number(decimal), uk, us] as const);

/** Prices as in feeds: hundredths up to 60, then whole numbers, and thousandths near evens. */
const prices = [
  ...Array.from({ length: 5900 }, (_, index) => (101 + index) / 100),
  ...Array.from({ length: 9940 }, (_, index) => 61 + index),
  ...Array.from({ length: 300 }, (_, index) => (1850 + index) / 1000),
].sort((one, other) => one - other);

const decimalOf = {
  EU: (text: string) => Number(text),
  UK(text: string) {
    const [win = Number.NaN, stake = Number.NaN] = text === 'Evens' ? [1, 1] : text.split('/').map(Number);
    return 1 + win / stake;
  },
  US(text: string) {
    const number = Number(text.slice(1));
    return 1 + (text.startsWith('+') ? number / 100 : 100 / number);
  },
};

describe('odds formats', () => {
  it.each(KNOWN)('the price %f is %s in the UK and %s in the US', (decimal, uk, us) => {
    expect(formatOdds(decimal, 'UK')).toBe(uk);
    expect(formatOdds(decimal, 'US')).toBe(us);
  });

  it.each([
    [1.9, '1.90'],
    [1.909, '1.91'],
    [2.345, '2.35'],
    [1001, '1001.00'],
    [1.005, '1.01'],
    [1.004, '1.004'],
    [1.0004, '1.0004'],
    [1.000001, '1.000001'],
  ])('the price %f is %s in Europe', (decimal, eu) => expect(formatOdds(decimal, 'EU')).toBe(eu));

  it.each([1, 0.99, 0, -2, 1 + 1e-9, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'a price of %f is invalid in every format',
    (decimal) => {
      for (const format of ODDS_FORMATS) expect(formatOdds(decimal, format)).toBe('');
    },
  );

  it.each(ODDS_FORMATS)('a higher price never looks lower (%s)', (format) => {
    const shown = prices.map((price) => decimalOf[format](formatOdds(price, format)));
    expect(shown[0]).toBeGreaterThan(1);
    expect(prices.filter((_, index) => !((shown[index] ?? 0) >= (shown[index - 1] ?? 1)))).toEqual([]);
  });

  it('European and US prices are exact to half a tick', () => {
    const wrong = prices.filter((price) => {
      const size = price >= 2 ? (price - 1) * 100 : 100 / (price - 1);
      const [eu, us] = [decimalOf.EU(formatOdds(price, 'EU')), Number(formatOdds(price, 'US').slice(1))];
      return !(Math.abs(eu - price) <= 0.005 + 1e-9 && Math.abs(us - size) <= 0.5 + 1e-6);
    });
    expect(wrong).toEqual([]);
  });

  it('a UK fraction pays no more than the decimal price, rounded to two places', () => {
    const above = prices.filter(
      (price) => !(decimalOf.UK(formatOdds(price, 'UK')) <= decimalOf.EU(formatOdds(price, 'EU')) + 0.005),
    );
    expect(above).toEqual([]);
  });

  it.each([
    [1.55, '11/20'],
    [2.7, '17/10'],
    [2.85, '37/20'],
    [3.7, '27/10'],
    [6.26, '26/5'],
    [1.93, '10/11'],
    [1.0005, '1/2000'],
  ])('a price of %d is the fraction %s', (decimal, uk) => expect(formatOdds(decimal, 'UK')).toBe(uk));

  it.each(KNOWN)('a price on the UK ladder (%f) keeps its fraction', (_, uk) => {
    expect(formatOdds(decimalOf.UK(uk), 'UK')).toBe(uk);
  });
});

describe('prices for screen readers', () => {
  const en = translateWith(messages.en, 'en');
  const nl = translateWith(messages.nl, 'nl');

  it.each([
    ['11/10', '11 to 10', '11 tegen 10'],
    ['+110', 'plus 110', 'plus 110'],
    ['−110', 'minus 110', 'min 110'],
    ['Evens', 'Evens', '1 tegen 1'],
    ['2.10', '2.10', '2.10'],
  ])('the price %s reads %s, in Dutch %s', (text, english, dutch) => {
    expect(spokenOdds(text, en)).toBe(english);
    expect(spokenOdds(text, nl)).toBe(dutch);
  });
});
