import { expect, it } from 'vitest';
import { runningLifetime } from '../../../../worker/cache/lifetimes.ts';
import { isBehind, liveMaxAge } from '../../../../worker/live/state/freshness.ts';

it.each([2, 3, 5, 10, 30, 600])('scores expire before the next poll of a page (%d s)', (pollSeconds) => {
  const { maxAge, staleWhileRevalidate, staleIfError } = runningLifetime(pollSeconds);
  expect(maxAge + staleWhileRevalidate).toBeLessThan(pollSeconds * 1000);
  expect(staleIfError).toBeGreaterThan(60_000);
  expect(liveMaxAge(pollSeconds)).toBeLessThan(pollSeconds);
  expect(liveMaxAge(pollSeconds)).toBeGreaterThanOrEqual(1);
});

it.each([
  [{ failing: false, paced: false }, 600_000, false],
  [{ failing: true, paced: false }, 20_000, false],
  [{ failing: true, paced: false }, 20_001, true],
  [{ failing: true, paced: true }, 0, true],
])('scores of a source that is %j, confirmed %d ms ago, are behind: %s', (source, age, expected) => {
  expect(isBehind(source, age)).toBe(expected);
});
