import { describe, expect, it } from 'vitest';
import { CallBudget } from '../../../worker/base/callBudget.ts';

const NOW = Date.parse('2026-11-21T15:00:59.500Z');

describe('CallBudget', () => {
  it('CallBudget limits calls in any sliding minute, not in clock minutes', () => {
    const budget = new CallBudget(3);
    expect([0, 100, 200, 300, 600, 59_999].map((ms) => budget.take(NOW + ms))).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ]);
    expect(budget.freeAt(NOW + 300)).toBe(NOW + 60_000);
    expect([60_000, 60_050, 60_100, 60_150].map((ms) => budget.take(NOW + ms))).toEqual([true, false, true, false]);
  });

  it('CallBudget allows no call when the budget is zero', () => {
    const budget = new CallBudget(0);
    expect(budget.take(NOW)).toBe(false);
    expect(budget.freeAt(NOW)).toBeGreaterThan(NOW);
  });

  it('CallBudget forgets calls after the clock was set back', () => {
    const budget = new CallBudget(1);
    expect(budget.take(NOW)).toBe(true);
    expect(budget.take(NOW - 3_600_000)).toBe(true);
  });
});
