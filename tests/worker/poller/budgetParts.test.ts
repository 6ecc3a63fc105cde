import { describe, expect, it } from 'vitest';
import { budgetParts } from '../../../worker/poller/budgetParts.ts';

describe('a budget of the whole site', () => {
  it.each([0, 1, 5, 9, 10, 30, 35, 6000])('of %i calls is parted: both parts together are no more', (most) => {
    const { granted, alone } = budgetParts(most);
    expect(granted + alone).toBe(most);
    expect(alone).toBeLessThanOrEqual(most / 10);
  });

  it('of thirty leaves three to who is cut off', () => {
    expect(budgetParts(30)).toEqual({ granted: 27, alone: 3 });
  });
});
