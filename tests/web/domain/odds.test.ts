import { describe, expect, it } from 'vitest';
import { heldBoard, type OddsBoard, sharedBoard } from '../../../web/domain/odds.ts';

const prices = (decimal: number, at: number) => ({
  home: { decimal, provider: 'bet365', operator: 'Bet365', at },
  draw: null,
  away: { decimal: 3, provider: 'bet365', operator: 'Bet365', at },
});

/** Each letter is a match id: `open` matches may get prices again, and `held` rows are in the viewport. */
const places = (open: string, held = '') => ({ open: new Set(open), isHeld: (id: string) => held.includes(id) });

const NOBODY = places('');

describe('odds board after an update', () => {
  const left: OddsBoard = { b: prices(2, 1000) };
  const known: OddsBoard = { a: prices(1.5, 1000), ...left };

  it('the board stays the same object when every price was only confirmed', () => {
    expect(sharedBoard(known, { a: prices(1.5, 9000), b: prices(2, 9000) }, NOBODY)).toBe(known);
  });

  it('the board stays the same object when there are no prices', () => {
    const none: OddsBoard = {};
    expect(sharedBoard(none, heldBoard([]), NOBODY)).toBe(none);
  });

  it('the board changes only the match whose price moved', () => {
    const board = sharedBoard(known, { a: prices(1.6, 9000), b: prices(2, 9000) }, NOBODY);
    expect(board.a).toEqual(prices(1.6, 9000));
    expect(board.b).toBe(known.b);
  });

  it('the board changes a match whose price disappeared or changed operator', () => {
    expect(sharedBoard(known, { ...known, a: { ...prices(1.5, 1000), away: null } }, NOBODY).a?.away).toBeNull();
    const other = { ...prices(1.5, 1000), home: { decimal: 1.5, provider: 'unibet', operator: 'Unibet', at: 1000 } };
    expect(sharedBoard(known, { ...known, a: other }, NOBODY).a).toBe(other);
    expect(Object.keys(sharedBoard(known, left, NOBODY))).toEqual(['b']);
  });

  it('the board keeps the place of missing prices until the match is over', () => {
    const none = { home: null, draw: null, away: null };
    const suspended = sharedBoard(known, left, places('ab'));
    expect(suspended).toEqual({ a: none, ...left });
    expect(sharedBoard(suspended, left, places('ab'))).toBe(suspended);
    const back = { a: prices(1.7, 9000), ...left };
    expect(sharedBoard(suspended, back, places('ab'))).toEqual(back);
    expect(sharedBoard(suspended, left, NOBODY)).toEqual(left);
  });

  it('the board adds the first prices of a match once its row is out of sight', () => {
    const board = { ...known, c: prices(3, 9000) };
    expect(sharedBoard(known, board, places('abc', 'c'))).toBe(known);
    expect(sharedBoard({}, board, places('abc', 'abc'))).toEqual({});
    expect(sharedBoard(known, board, places('abc', 'ab'))).toEqual(board);
  });

  it('the board keeps the place of closed prices while their row is in sight', () => {
    const over = sharedBoard(known, left, places('', 'a'));
    expect(over).toEqual({ a: { home: null, draw: null, away: null }, ...left });
    expect(sharedBoard(over, left, places('', 'a'))).toBe(over);
    expect(sharedBoard(over, left, NOBODY)).toEqual(left);
  });

  it('the board reserves places for prices that have not arrived', () => {
    const held = heldBoard('abc');
    expect(Object.keys(held)).toEqual(['a', 'b', 'c']);
    const board = sharedBoard(held, known, places('abc'));
    expect(board).toEqual({ ...known, c: { home: null, draw: null, away: null } });
  });
});
