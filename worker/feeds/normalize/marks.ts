import * as v from 'valibot';

const BEST = 10;

/**
 * A player’s rating as a number or text (`7.4`, `"6.35"`), above 0 and at most 10, rounded to one decimal. Feeds send
 * 0 for players without a rating.
 */
export const wireMark = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,2}([.,]\d{1,6})?$/),
      v.transform((text) => Number(text.replace(',', '.'))),
    ),
  ]),
  v.maxValue(BEST),
  v.transform((mark) => Math.round(mark * 10) / 10),
  v.minValue(0.1),
);
