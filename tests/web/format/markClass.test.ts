import { expect, it } from 'vitest';
import { markClass } from '../../../web/format/decimals.ts';

it.each([
  [10, 'mark-great'],
  [8, 'mark-great'],
  [7.9, 'mark-good'],
  [7, 'mark-good'],
  [6.9, ''],
  [6, ''],
  [5.9, 'mark-poor'],
])('the class of the rating %d is "%s"', (mark, name) => {
  expect(markClass(mark)).toBe(name);
});
