import { describe, expect, it } from 'vitest';
import { budgetParts } from '../../../worker/poller/budgetParts.ts';

describe('budget of the whole site', () => {
  it.each([0, 1, 5, 9, 10, 30, 35, 6000])('the parts of a budget of %i calls add up to no more than it', (most) => {
    const { granted, alone } = budgetParts(most);
    expect(granted + alone).toBe(most);
    expect(alone).toBeLessThanOrEqual(most / 10);
  });

  it('a budget of thirty leaves three calls for isolates without the poller', () => {
    expect(budgetParts(30)).toEqual({ granted: 27, alone: 3 });
  });
});
