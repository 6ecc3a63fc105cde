import { afterEach, describe, expect, it } from 'vitest';
import { nextDelay, pushes } from '../../../web/data/polling.ts';

const INTERVAL = 10_000;
const middle = () => 0.5;

describe('next poll', () => {
  afterEach(() => {
    pushes.on = '';
  });

  it.each([1_000_000, 0])(
    'the next poll doubles its delay after each failure, up to 45 s (last data at %i)',
    (dataUpdatedAt) => {
      const waits: number[] = [];
      let now = 1_000_000 + INTERVAL;
      for (let errorUpdateCount = 1; errorUpdateCount <= 8; errorUpdateCount += 1) {
        const wait = nextDelay(INTERVAL, { dataUpdatedAt, errorUpdatedAt: now, errorUpdateCount }, middle);
        waits.push(wait / 1000);
        now += wait;
      }
      expect(waits).toEqual([10, 20, 40, 48, 48, 48, 48, 48]);
    },
  );

  it('the next poll has a jitter of a quarter in both directions', () => {
    const failed = { dataUpdatedAt: 1_000_000, errorUpdatedAt: 1_040_000, errorUpdateCount: 3 };
    expect(nextDelay(INTERVAL, failed, () => 0)).toBe(30_000);
    expect(nextDelay(INTERVAL, failed, () => 1)).toBe(50_000);
  });

  it('the next poll comes within a minute of failures, or after a longer interval', () => {
    const failed = { dataUpdatedAt: 1_000_000, errorUpdatedAt: 9_000_000, errorUpdateCount: 200 };
    expect(nextDelay(INTERVAL, failed, () => 1)).toBe(60_000);
    expect(nextDelay(INTERVAL, { ...failed, dataUpdatedAt: 0 }, () => 1)).toBe(60_000);
    expect(nextDelay(120_000, failed, middle)).toBe(120_000);
  });

  it('a list stops polling while pushes cover its sport or all goals', () => {
    const well = { dataUpdatedAt: 500, errorUpdatedAt: 0, errorUpdateCount: 0 };
    const delays = () =>
      ['football', 'basketball', undefined].map((sport) => nextDelay(INTERVAL, { ...well, ...(sport && { sport }) }));
    pushes.on = 'goals=1';
    expect(delays()).toEqual([Infinity, Infinity, Infinity]);
    pushes.on = 'sport=football';
    expect(delays()).toEqual([Infinity, INTERVAL, Infinity]);
    pushes.on = 'match=47';
    expect(delays()).toEqual([INTERVAL, INTERVAL, Infinity]);
  });
});
