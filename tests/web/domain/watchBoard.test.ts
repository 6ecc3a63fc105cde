import { describe, expect, it } from 'vitest';
import { boardSearch, parseBoard } from '../../../web/domain/watchBoard.ts';

describe('watch board', () => {
  it('the board reads its matches from the address that it wrote', () => {
    expect(parseBoard('1.aB3.2')).toEqual(['1', 'aB3', '2']);
    expect(boardSearch(['1', 'aB3'])).toBe('?matches=1.aB3');
    expect(boardSearch([])).toBe('');
  });

  it.each([
    ['nothing', null, []],
    ['markup', '<b>.1', ['1']],
    ['a match twice', '1.1.2', ['1', '2']],
    ['a path', '../1', []],
    ['an id that is too long', `${'x'.repeat(65)}.1`, ['1']],
    ['thousands', `${'1.'.repeat(9_000)}`, ['1']],
  ])('the board ignores everything but matches: %s', (_, text, board) => {
    expect(parseBoard(text)).toEqual(board);
  });
});
