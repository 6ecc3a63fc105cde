import { describe, expect, it } from 'vitest';
import { boardSearch, MOST_WATCHED, parseBoard, withoutWatched, withWatched } from '../../../web/domain/watchBoard.ts';

const full = Array.from({ length: MOST_WATCHED }, (_, index) => String(index + 1));

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

  it('the board holds twelve matches and refuses the thirteenth', () => {
    expect(parseBoard([...full, '13', '14'].join('.'))).toEqual(full);
    expect(withWatched(full, '13')).toBe(full);
    expect(withWatched(full.slice(1), '13')).toHaveLength(12);
  });

  it('the board adds a match once and removes it', () => {
    expect(withWatched(['1'], '1')).toEqual(['1']);
    expect(withWatched(['1'], '"')).toEqual(['1']);
    expect(withoutWatched(['1', '2'], '1')).toEqual(['2']);
  });
});
