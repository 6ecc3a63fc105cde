import { describe, expect, it } from 'vitest';
import { chancesOf } from '../../../web/domain/bestOdds.ts';
import type { BestPrice, ResultPrices } from '../../../web/domain/odds.ts';

const price = (decimal: number): BestPrice => ({ decimal, provider: 'one', operator: 'One' });
const prices = (home: number, draw: number | null, away: number): ResultPrices => ({
  home: price(home),
  draw: draw === null ? null : price(draw),
  away: price(away),
  at: 0,
});

describe('chancesOf', () => {
  it('removes the margin, so that the chances are 100 percent together', () => {
    expect(chancesOf(prices(1.5, 4.2, 6.5), 'football')).toEqual({ home: 63, draw: 22, away: 15 });
  });
});
