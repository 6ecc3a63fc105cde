import { describe, expect, it } from 'vitest';
import { bestOffers, payoutOf, rowPayout } from '../../../web/domain/bestOdds.ts';
import type { OddsMarket } from '../../../web/domain/eventOdds.ts';
import type { OddsFormat } from '../../../web/domain/odds.ts';
import { percentText } from '../../../web/format/markets.ts';
import { formatOdds } from '../../../web/format/odds.ts';
import { shownDecimal } from '../../../web/format/shownPrice.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');

/** A winner market in which operators `p0`, `p1` … have these home prices, and 2 for the other side. */
const marketOf = (...decimals: number[]): OddsMarket => ({
  type: '12',
  scope: 'ord',
  line: null,
  outcomes: ['1', '2'],
  history: [],
  rows: decimals.map((each, index) => ({
    provider: `p${index}`,
    operator: `P${index}`,
    prices: [each, 2].map((decimal) => ({ decimal, previous: null, opening: null, state: 'live', at: NOW })),
  })),
});

const asShownIn = (format: OddsFormat) => (decimal: number) => shownDecimal(decimal, format);
const bestIn = (format: OddsFormat, ...decimals: number[]) =>
  bestOffers(marketOf(...decimals), NOW, asShownIn(format))[0]?.operators.map(({ provider }) => provider);

describe('shown price', () => {
  it.each([
    [4.33, 'UK', 13 / 3],
    [4.34, 'UK', 13 / 3],
    [4.95, 'UK', 4.9],
    [2, 'UK', 2],
    [1.25, 'US', 1.25],
    [2.104, 'US', 2.1],
    [1.667, 'US', 1 + 100 / 150],
    [2.104, 'EU', 2.1],
    [1.001, 'EU', 1.001],
  ] as const)('a price of %f shown as %s is worth %f', (decimal, format, shown) => {
    expect(shownDecimal(decimal, format)).toBeCloseTo(shown, 12);
  });

  it('every operator that shows the best price is best in that format', () => {
    expect(bestIn('UK', 4.33, 4.34, 4.3333, 4.2)).toEqual(['p0', 'p1', 'p2']);
    expect(bestIn('EU', 4.33, 4.34, 4.3333, 4.2)).toEqual(['p1']);
    expect(bestIn('EU', 2.104, 2.1, 2.096)).toEqual(['p0', 'p1', 'p2']);
    expect(bestIn('US', 2.104, 2.1, 2.09)).toEqual(['p0', 'p1']);
  });

  it('the implied chance comes from the shown price, so 4/1 is 20 %', () => {
    for (const decimal of [5, 5.04, 5.09]) {
      expect(formatOdds(decimal, 'UK')).toBe('4/1');
      const [best] = bestOffers(marketOf(decimal), NOW, asShownIn('UK'));
      expect(percentText(1 / (best?.shown ?? 0), 'en')).toBe('20.0%');
    }
  });

  it('payouts are calculated from the shown price', () => {
    const [row] = marketOf(4.95).rows;
    if (row === undefined) throw new Error('no row');
    expect(rowPayout('12', row, NOW, asShownIn('UK'))).toBeCloseTo(payoutOf('12', [4.9, 2]) ?? 0, 12);
  });
});
