import { describe, expect, it } from 'vitest';
import { latestMoments, priceLine, spanOf } from '../../../web/domain/priceChart.ts';

const SPAN = { from: 0, until: 100 };

const home = [
  { at: 0, decimal: 2 },
  { at: 50, decimal: 4 },
];
const away = [
  { at: 0, decimal: 4 },
  { at: 25, decimal: null },
  { at: 75, decimal: 2 },
];

describe('price line', () => {
  it('the price line moves in steps with the highest price at the top', () => {
    expect(priceLine(home, SPAN)).toEqual({ lowest: 2, highest: 4, path: 'M0 100H50V0H100' });
    expect(priceLine([...home, { at: 75, decimal: 3 }], SPAN)?.path).toBe('M0 100H50V0H75V50H100');
  });

  it('the price line has a gap while the price was unavailable, also at the end', () => {
    expect(priceLine(away, SPAN)?.path).toBe('M0 0H25M75 100H100');
    expect(priceLine([...home, { at: 75, decimal: null }], SPAN)?.path).toBe('M0 100H50V0H75');
  });

  it('the price line starts at the first known price, in the middle if constant', () => {
    expect(priceLine([{ at: 25, decimal: 3 }], SPAN)?.path).toBe('M25 50H100');
  });
});

describe('time span of a price chart', () => {
  it('the time span runs from the first known price until now or the last change', () => {
    expect(spanOf([away, home], 100)).toEqual(SPAN);
    expect(spanOf([home], 10)).toEqual({ from: 0, until: 50 });
  });
});

describe('list of price changes', () => {
  it('the list shows the latest first with all prices, up to its limit', () => {
    expect(latestMoments([home, away], 40)).toEqual([
      { at: 75, decimals: [4, 2] },
      { at: 50, decimals: [4, null] },
      { at: 25, decimals: [2, null] },
      { at: 0, decimals: [2, 4] },
    ]);
    expect(latestMoments([home, away], 2).map(({ at }) => at)).toEqual([75, 50]);
  });
});
