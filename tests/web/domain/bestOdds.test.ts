import { describe, expect, it } from 'vitest';
import {
  bestOffers,
  isTakeable,
  mainMarket,
  marketGroups,
  orderedRows,
  payoutOf,
  type RowOrder,
  rowPayout,
} from '../../../web/domain/bestOdds.ts';
import type { OddsMarket, OfferedPrice } from '../../../web/domain/eventOdds.ts';
import { marketKey } from '../../../web/domain/markets.ts';
import { OLDEST_PRICE_MS } from '../../../web/domain/odds.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');

function price(decimal: number, more: Partial<OfferedPrice> = {}): OfferedPrice {
  return { decimal, previous: null, opening: null, state: 'live', at: NOW, ...more };
}

function total(line: number, ...rows: (OfferedPrice | null)[][]): OddsMarket {
  return {
    type: 'ou',
    scope: 'ord',
    line,
    outcomes: ['over', 'under'],
    rows: rows.map((prices, index) => ({ provider: `p${index}`, operator: `P${index}`, prices })),
    history: [],
  };
}

const asDecimal = (decimal: number) => decimal;

describe('payout', () => {
  it('a payout is one divided by the sum of the chances that the prices imply', () => {
    expect(payoutOf('12', [1.9, 1.9])).toBeCloseTo(0.95, 10);
    expect(payoutOf('1x2', [3, 3, 3])).toBeCloseTo(1, 10);
  });

  it('a payout of double chance counts that two of three outcomes win', () => {
    expect(payoutOf('dc', [1.5, 1.5, 1.5])).toBeCloseTo(1, 10);
  });

  it('a payout is unknown when an outcome has no price, and for correct scores', () => {
    expect(payoutOf('1x2', [2, null, 3])).toBeNull();
    expect(payoutOf('1x2', [2, 3])).toBeNull();
    expect(payoutOf('cs', [7, 8, 9])).toBeNull();
  });
});

describe('best price', () => {
  it('the best price is the highest available one, with all its operators', () => {
    const market = total(2.5, [price(1.9), null], [price(2), price(1.8)], [price(2), price(1.7)]);
    expect(bestOffers(market, NOW, asDecimal)).toEqual([
      {
        decimal: 2,
        shown: 2,
        operators: [
          { provider: 'p1', operator: 'P1' },
          { provider: 'p2', operator: 'P2' },
        ],
      },
      { decimal: 1.8, shown: 1.8, operators: [{ provider: 'p1', operator: 'P1' }] },
    ]);
  });

  it('the best price is never a suspended or stale price', () => {
    const market = total(2.5, [price(9, { state: 'suspended' }), price(9, { at: NOW - OLDEST_PRICE_MS - 1 })]);
    expect(bestOffers(market, NOW, asDecimal)).toEqual([null, null]);
    expect(isTakeable(price(2, { at: NOW - OLDEST_PRICE_MS }), NOW)).toBe(true);
    expect(isTakeable(price(2), NOW + OLDEST_PRICE_MS + 1)).toBe(false);
  });
});

describe('operator rows', () => {
  const market = total(
    2.5,
    [price(1.8), price(1.8)],
    [price(2), price(1.9)],
    [price(9), null],
    [price(9), price(9, { state: 'suspended' })],
    [price(1.9), price(2)],
  );
  const sorted = (order: RowOrder) => orderedRows(market, order, NOW, asDecimal).map(({ provider }) => provider);

  it('operators appear in the editors’ order by default', () => {
    expect(sorted('editors')).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
  });

  it('operators sort by payout, ties in the editors’ order, incomplete ones last', () => {
    expect(sorted('payout')).toEqual(['p1', 'p4', 'p0', 'p2', 'p3']);
  });

  it('an operator with stale prices has no payout', () => {
    const [row] = market.rows;
    if (row === undefined) throw new Error('no row');
    expect(rowPayout('ou', row, NOW, asDecimal)).toBeCloseTo(0.9, 10);
    expect(rowPayout('ou', row, NOW + OLDEST_PRICE_MS + 1, asDecimal)).toBeNull();
  });
});

describe('market groups', () => {
  const result: OddsMarket = {
    type: '1x2',
    scope: 'ord',
    line: null,
    outcomes: ['1', 'x', '2'],
    rows: [],
    history: [],
  };
  const markets = [result, total(3.5, [price(3), price(1.3)]), total(2.5, [price(1.9), price(1.9)])];

  it('markets are grouped by type with their lines in order', () => {
    const groups = marketGroups(markets);
    expect(groups.map(({ markets: own }) => own.map(marketKey))).toEqual([['1x2'], ['ou-2.5', 'ou-3.5']]);
  });

  it('a group opens at the line with the most even outcomes', () => {
    expect(marketGroups(markets).map((group) => mainMarket(group)?.line)).toEqual([null, 2.5]);
  });
});
