import * as v from 'valibot';

const BEST = 10;

/**
 * A player's mark as feeds write it: a number or a text that holds one (`7.4`, `"6.35"`), above 0 and at most 10, read to one
 * decimal. Zero is what feeds write of somebody whom nobody marked: it is refused as any other number out of bounds.
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
