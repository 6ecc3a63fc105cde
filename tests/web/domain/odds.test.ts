import { describe, expect, it } from 'vitest';
import { heldBoard, type OddsBoard, pricesLookSame, withEmptyRows } from '../../../web/domain/odds.ts';

const prices = (decimal: number, at: number) => ({
  home: { decimal, provider: 'bet365', operator: 'Bet365' },
  draw: null,
  away: { decimal: 3, provider: 'bet365', operator: 'Bet365' },
  at,
});

const none = { home: null, draw: null, away: null, at: 0 };

/** Each letter is a match id: `open` matches may get prices again, and `held` rows are in the viewport. */
const places = (open: string, held = '') => ({ open: new Set(open), isHeld: (id: string) => held.includes(id) });

describe('prices of a row', () => {
  it('prices look the same when they were only confirmed', () => {
    expect(pricesLookSame(prices(1.5, 1000), prices(1.5, 9000))).toBe(true);
    expect(pricesLookSame(undefined, undefined)).toBe(true);
  });

  it('prices look different after a move, a loss or another operator', () => {
    const known = prices(1.5, 1000);
    expect(pricesLookSame(known, prices(1.6, 1000))).toBe(false);
    expect(pricesLookSame(known, { ...known, away: null })).toBe(false);
    expect(pricesLookSame(known, { ...known, home: { ...known.home, operator: 'Unibet' } })).toBe(false);
    expect(pricesLookSame(known, undefined)).toBe(false);
  });
});

describe('odds board after an update', () => {
  const left: OddsBoard = { b: prices(2, 1000) };
  const known: OddsBoard = { a: prices(1.5, 1000), ...left };

  it('the board keeps the place of missing prices until the match is over', () => {
    const suspended = withEmptyRows(known, left, places('ab'));
    expect(suspended).toEqual({ a: none, ...left });
    const back = { a: prices(1.7, 9000), ...left };
    expect(withEmptyRows(suspended, back, places('ab'))).toEqual(back);
    expect(withEmptyRows(suspended, left, places(''))).toEqual(left);
  });

  it('the board adds the first prices of a match once its row is out of sight', () => {
    const board = { ...known, c: prices(3, 9000) };
    expect(withEmptyRows(known, board, places('abc', 'c'))).toEqual(known);
    expect(withEmptyRows({}, board, places('abc', 'abc'))).toEqual({});
    expect(withEmptyRows(known, board, places('abc', 'ab'))).toEqual(board);
  });

  it('the board keeps the place of closed prices while their row is in sight', () => {
    const over = withEmptyRows(known, left, places('', 'a'));
    expect(over).toEqual({ a: none, ...left });
    expect(withEmptyRows(over, left, places(''))).toEqual(left);
  });

  it('the board reserves places for prices that have not arrived', () => {
    const held = heldBoard('abc');
    expect(Object.keys(held)).toEqual(['a', 'b', 'c']);
    expect(withEmptyRows(held, known, places('abc'))).toEqual({ ...known, c: none });
  });
});
