import { expect, it } from 'vitest';
import { ratingClass } from '../../../web/format/decimals.ts';

it.each([
  [10, 'rating-great'],
  [8, 'rating-great'],
  [7.9, 'rating-good'],
  [7, 'rating-good'],
  [6.9, ''],
  [6, ''],
  [5.9, 'rating-poor'],
])('the class of the rating %d is "%s"', (rating, name) => {
  expect(ratingClass(rating)).toBe(name);
});
