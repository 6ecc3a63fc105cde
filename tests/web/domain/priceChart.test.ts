import { describe, expect, it } from 'vitest';
import { latestMoments, movementOf, priceChart } from '../../../web/domain/priceChart.ts';

const home = [
  { at: 0, decimal: 2 },
  { at: 50, decimal: 4 },
];
const away = [
  { at: 0, decimal: 4 },
  { at: 25, decimal: null },
  { at: 75, decimal: 2 },
];

describe('a chart of prices', () => {
  it('has a line in steps for each, the highest price at the top', () => {
    expect(priceChart([home], 100)).toEqual({ from: 0, until: 100, lowest: 2, highest: 4, paths: ['M0 100H50V0H100'] });
  });

  it('has a gap where a price could not be had', () => {
    expect(priceChart([home, away], 100)?.paths[1]).toBe('M0 0H25M75 100H100');
  });

  it('draws growth in proportion: from 2 to 4 is half of from 2 to 8', () => {
    const points = [...home, { at: 75, decimal: 8 }];
    expect(priceChart([points], 100)?.paths).toEqual(['M0 100H50V50H75V0H100']);
  });

  it('is none while nothing has changed, nor without prices', () => {
    expect(priceChart([[{ at: 0, decimal: 2 }], []], 100)).toBeNull();
    expect(priceChart([], 100)).toBeNull();
    expect(priceChart([[]], 100)).toBeNull();
  });

  it('stands in the middle where a price came back as it was', () => {
    const again = [
      { at: 0, decimal: 2 },
      { at: 10, decimal: null },
      { at: 20, decimal: 2 },
    ];
    expect(priceChart([again], 100)?.paths).toEqual(['M0 50H10M20 50H100']);
  });

  it('reaches its last point, even when the last answer claims to be older', () => {
    expect(priceChart([home], 10)?.until).toBe(50);
  });
});

describe('a movement', () => {
  it('is from the first price to the one that holds, if one does', () => {
    expect(movementOf(home)).toEqual({ first: 2, last: 4 });
    expect(movementOf([...home, { at: 60, decimal: null }])).toEqual({ first: 2, last: null });
    expect(movementOf(home.slice(0, 1))).toBeNull();
    expect(movementOf([])).toBeNull();
  });
});

describe('the changes of a market', () => {
  it('stand with the latest first, each with all prices from then on, and no more than wanted', () => {
    expect(latestMoments([home, away], 40)).toEqual([
      { at: 75, decimals: [4, 2] },
      { at: 50, decimals: [4, null] },
      { at: 25, decimals: [2, null] },
      { at: 0, decimals: [2, 4] },
    ]);
    expect(latestMoments([home, away], 2).map(({ at }) => at)).toEqual([75, 50]);
  });
});
