import * as v from 'valibot';
import { expect, it } from 'vitest';
import { wireRating } from '../../../../worker/feeds/normalize/fields.ts';

const ratingOf = (value: unknown) => {
  const read = v.safeParse(wireRating, value);
  return read.success ? read.output : null;
};

it.each([
  [7, 7],
  ['7.4', 7.4],
  [' 6,35 ', 6.4],
  ['10', 10],
  [0.1, 0.1],
  [6.9499999, 6.9],
])('the rating %j is read to one decimal', (value, rating) => expect(ratingOf(value)).toBe(rating));

it.each([
  ...[0, '0', '0.0', 0.04, -1, 10.01, '11', '99.9', '7.4%', '1e1', '', '–', 'NaN'],
  Number.NaN,
  null,
  [],
  {},
  true,
])('the value %j is not a rating', (value) => expect(ratingOf(value)).toBeNull());
