import { describe, expect, it } from 'vitest';
import type { Cadence } from '../../../worker/feeds/quota.ts';
import { NO_QUOTA } from '../../../worker/feeds/quota.ts';
import { Budget, currentWindow } from '../../../worker/poller/budget.ts';
import { intervalOf } from '../../../worker/poller/pacing.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-11-21T12:00:00Z');

const running: Cadence = { seconds: 15, quietSeconds: 60, cost: 1, rank: 'running' };
const match: Cadence = { seconds: 20, cost: 1, rank: 'match' };

/** The budget of an isolate. */
function budgetOf(limits: object, callsPerSecond: number | null = null): Budget {
  const fetch = async () => new Response();
  const source = { id: 'x', baseUrl: 'https://x.test', headers: {}, fetch, cadenceOf: () => match, timeoutMs: 1000 };
  return new Budget({ ...source, quota: NO_QUOTA, limits, callsPerSecond }, null);
}

describe('Budget', () => {
  it.each([
    ['the last call of a day', running, { day: 100 }, 99, true],
    ['a call beyond the day', running, { day: 100 }, 100, false],
    ['a call that costs more than is left', { ...running, cost: 2 }, { day: 100 }, 99, false],
    // Half of an even share is 25 of 100 at noon.
    ['another path above half of an even share', match, { day: 100 }, 74, true],
    ['another path at half of an even share', match, { day: 100 }, 75, false],
    ['another path above a fifth of a minute', match, { minute: 10 }, 7, true],
    ['another path in the last fifth of a minute', match, { minute: 10 }, 8, false],
    ['any path without a quota', match, {}, 1000, true],
  ])('decides about %s', (_, cadence, limits, spent, isAllowed) => {
    const budget = budgetOf(limits);
    budget.spend(spent, NOON);
    expect(budget.affords(cadence, NOON)).toBe(isAllowed);
  });

  it.each([
    ['price', 10, 15],
    ['old', 10, 7],
    ['unknown', 10, 7],
    ['unknown', 1, 1],
  ] as const)('gives each use a share of the rate, which no other uses: %s', (use, perSecond, calls) => {
    const budget = budgetOf({}, perSecond);
    let taken = 0;
    while (budget.takeRate(use, NOON)) taken += 1;
    expect(taken).toBe(calls);
    for (const other of ['price', 'old', 'unknown'] as const) expect(budget.takeRate(other, NOON)).toBe(other !== use);
    expect(budget.takeRate(null, NOON)).toBe(true);
  });
});

describe('Budget.paceMs', () => {
  // At noon 80 of 100 calls are left for twelve hours.
  const budget = budgetOf({ day: 100 });
  budget.spend(20, NOON);
  const pace = ({ rank }: Cadence, sharing: number) => budget.paceMs(rank, () => sharing, NOON);

  it('spreads the calls left over the rest of the day', () => {
    expect(pace(running, 1)).toBe((12 * HOUR) / 80);
    expect(pace(match, 2)).toBe((6 * 12 * HOUR) / 80);
  });

  it('gives lists of running matches three quarters, however many pages are open', () => {
    const calls = (12 * HOUR) / pace(running, 1);
    const others = (300 * 12 * HOUR) / pace(match, 300);
    expect(calls / (calls + others)).toBeCloseTo(3 / 4);
  });
});

describe('intervalOf', () => {
  it('keeps the cadence of a path while the quota allows it', () => {
    expect(intervalOf(running, 432, NOON, NOON)).toBe(15_000);
    expect(intervalOf(match, 1_296, 0, NOON)).toBe(20_000);
  });

  it('is the pace for each unit of the cost while the quota is short', () => {
    expect(intervalOf({ ...running, cost: 2 }, 60_000, NOON, NOON)).toBe(120_000);
  });

  it('slows down ten minutes after the last change', () => {
    expect(intervalOf(running, 0, NOON - 10 * 60_000, NOON)).toBe(15_000);
    expect(intervalOf(running, 0, NOON - 10 * 60_000 - 1, NOON)).toBe(60_000);
  });
});

it.each([
  ['minute', '2026-02-28T23:59:59Z', '2026-02-28T23:59:00Z', '2026-03-01T00:00:00Z'],
  ['hour', '2026-02-28T23:00:00Z', '2026-02-28T23:00:00Z', '2026-03-01T00:00:00Z'],
  ['day', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z'],
  ['month', '2026-12-31T23:59:59Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
] as const)('currentWindow finds the start and end of a %s at %s', (span, now, start, end) => {
  expect(currentWindow(span, Date.parse(now))).toEqual({ start: Date.parse(start), end: Date.parse(end) });
});
