import { describe, expect, it } from 'vitest';
import { chancesOf } from '../../../web/domain/bestOdds.ts';
import type { BestPrice, ResultPrices } from '../../../web/domain/odds.ts';

const price = (decimal: number): BestPrice => ({ decimal, provider: 'one', operator: 'One', at: 0 });
const prices = (home: number, draw: number | null, away: number): ResultPrices => ({
  home: price(home),
  draw: draw === null ? null : price(draw),
  away: price(away),
});

describe('chancesOf', () => {
  it('removes the margin, so that the chances are 100 percent together', () => {
    expect(chancesOf(prices(1.5, 4.2, 6.5), 'football')).toEqual({ home: 63, draw: 22, away: 15 });
  });

  it('gives a sport without draws two chances', () => {
    expect(chancesOf(prices(1.25, null, 3.75), 'basketball')).toEqual({ home: 75, draw: 0, away: 25 });
  });

  it('is null when the price of an outcome is missing', () => {
    expect(chancesOf(prices(1.5, null, 6.5), 'football')).toBeNull();
  });
});
