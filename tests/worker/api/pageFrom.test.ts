import { expect, it } from 'vitest';
import { pageFrom } from '../../../worker/api/pageFrom.ts';

it.each([
  [0, 2, 'ab', 2],
  [2, 2, 'cd', null],
  [1, 2, 'bc', 3],
  [4, 2, '', null],
])('a list from %i with %i entries has the part %s and continues at %s', (offset, limit, part, next) => {
  expect(pageFrom([...'abcd'], { offset, limit })).toEqual({ part: [...part], next: next && { offset: String(next) } });
});
