import { afterEach, describe, it, vi } from 'vitest';
import { expectIsolation } from './countries.runtime.ts';
import { COUNTRIES } from './houses.records.ts';

afterEach(() => vi.restoreAllMocks());

describe('the isolation of countries', () => {
  it('gives visitors of 20 countries only their own operators on every kind of page', async () => {
    await expectIsolation(COUNTRIES, () => true);
  }, 120_000);
});
