import { expect, it } from 'vitest';
import { RESULT_OUTCOMES } from '../../../web/domain/odds.ts';
import { MEMORY, memoryOf } from '../../../worker/cache/memoryLimits.ts';
import { matchOf } from '../../support/matchOf.ts';

const matches = (count: number) => ({ matches: Array.from({ length: count }, () => matchOf()) });

/** A book of a UTC date: every match priced by ten operators. */
const book = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, id) => {
      const prices = Array.from({ length: 30 }, (_, index) => {
        return { provider: 'an-operator', outcome: RESULT_OUTCOMES[index % 3], decimal: 2.35, at: 1_764_500_000_000 };
      });
      return [id + 1_000_000, { asked: 1_764_500_000_000, at: 1_764_500_000_000, scope: 'ord', prices }];
    }),
  );

// What does not fit is read and parsed again for each visitor, because the parts of one page push each other out.
it.each([
  ['two UTC days of 2,000 matches', 'lists', matches(2_000), 2],
  ['the prices of two UTC days of 400 matches', 'books', book(400), 2],
  ['twelve seasons of 380 matches', 'seasons', matches(380), 12],
] as const)('%s stay in memory', (_, cache, value, count) => {
  expect(count * memoryOf(JSON.stringify(value))).toBeLessThan(MEMORY[cache]);
});
