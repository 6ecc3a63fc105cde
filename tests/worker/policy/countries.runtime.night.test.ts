import { describe, it } from 'vitest';
import { expectIsolation } from './countries.runtime.ts';
import { COUNTRIES } from './houses.records.ts';

describe('the isolation of countries', () => {
  it('gives visitors of 20 countries only their own operators on every kind of page', async () => {
    await expectIsolation(COUNTRIES, () => true);
  }, 120_000);
});
