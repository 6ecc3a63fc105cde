import { describe, expect, it } from 'vitest';
import { withMatches } from '../../../web/data/matchColumns.ts';
import type { OddsBoard } from '../../../web/domain/odds.ts';
import { priceColumnsOf } from '../../../worker/render/priceColumns.ts';

const at = 1_795_275_600_000;
const price = (decimal: number, operator: string, seen = at) => ({
  decimal,
  provider: operator.toLowerCase(),
  operator,
  at: seen,
});
const board: OddsBoard = {
  '20': { home: price(1.44, 'Unibet'), draw: price(4.5, 'Bet365'), away: price(7, 'Unibet', at - 1) },
  '3': { home: price(1.9, 'Bet365'), draw: null, away: null },
};

const carried = (given: OddsBoard) => withMatches(JSON.parse(JSON.stringify(priceColumnsOf(given))));

describe('the prices of a list in a document', () => {
  it.each<[string, OddsBoard]>([
    ['none', {}],
    ['of several operators, of other instants, and none at all', board],
    ['an id that means something elsewhere', JSON.parse(`{"__proto__": ${JSON.stringify(board['20'])}}`)],
  ])('come back as they were: %s', (_, given) => {
    expect(carried(given)).toEqual(given);
    expect(Object.keys(carried(given) ?? {})).toEqual(Object.keys(given));
  });

  it('name an operator once for each instant', () => {
    const { offers } = priceColumnsOf(board);
    expect(offers.map(({ operator, at: seen }) => [operator, seen]).toSorted()).toEqual([
      ['Bet365', at],
      ['Unibet', at - 1],
      ['Unibet', at],
    ]);
  });
});
