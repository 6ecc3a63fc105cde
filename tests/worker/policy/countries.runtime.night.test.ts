import { it } from 'vitest';
import { expectIsolation } from './countries.runtime.ts';
import { COUNTRIES } from './houses.records.ts';

it('visitors of 20 countries get only their own operators on every kind of page', async () => {
  await expectIsolation(COUNTRIES, () => true);
});
