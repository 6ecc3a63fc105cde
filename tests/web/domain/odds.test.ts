import { describe, expect, it } from 'vitest';
import { heldBoard, type OddsBoard, sharedBoard } from '../../../web/domain/odds.ts';

const prices = (decimal: number, at: number) => ({
  home: { decimal, provider: 'bet365', operator: 'Bet365', at },
  draw: null,
  away: { decimal: 3, provider: 'bet365', operator: 'Bet365', at },
});

const NOBODY: ReadonlySet<string> = new Set();

describe('a board of prices that is shown again', () => {
  const left: OddsBoard = { b: prices(2, 1000) };
  const known: OddsBoard = { a: prices(1.5, 1000), ...left };

  it('is the very same one where each price was only confirmed', () => {
    expect(sharedBoard(known, { a: prices(1.5, 9000), b: prices(2, 9000) }, NOBODY)).toBe(known);
  });

  it('is the very same one where there are no prices, so that no poll moves anything in a country without offers', () => {
    const none: OddsBoard = {};
    expect(sharedBoard(none, heldBoard([]), NOBODY)).toBe(none);
  });

  it('is new in the match whose price moved, and nowhere else', () => {
    const board = sharedBoard(known, { a: prices(1.6, 9000), b: prices(2, 9000) }, NOBODY);
    expect(board.a).toEqual(prices(1.6, 9000));
    expect(board.b).toBe(known.b);
  });

  it('is new where a price went, another operator has it, or a match lost its prices', () => {
    expect(sharedBoard(known, { ...known, a: { ...prices(1.5, 1000), away: null } }, NOBODY).a?.away).toBeNull();
    const other = { ...prices(1.5, 1000), home: { decimal: 1.5, provider: 'unibet', operator: 'Unibet', at: 1000 } };
    expect(sharedBoard(known, { ...known, a: other }, NOBODY).a).toBe(other);
    expect(Object.keys(sharedBoard(known, left, NOBODY))).toEqual(['b']);
  });

  it('keeps the place of prices that a match has lost for now, and gives it back when the match is over', () => {
    const none = { home: null, draw: null, away: null };
    const suspended = sharedBoard(known, left, new Set('ab'));
    expect(suspended).toEqual({ a: none, ...left });
    expect(sharedBoard(suspended, left, new Set('ab'))).toBe(suspended);
    const back = { a: prices(1.7, 9000), ...left };
    expect(sharedBoard(suspended, back, new Set('ab'))).toEqual(back);
    expect(sharedBoard(suspended, left, NOBODY)).toEqual(left);
  });

  it('holds the places of prices that are still to come', () => {
    const held = heldBoard('abc');
    expect(Object.keys(held)).toEqual(['a', 'b', 'c']);
    const board = sharedBoard(held, known, new Set('abc'));
    expect(board).toEqual({ ...known, c: { home: null, draw: null, away: null } });
  });
});
