import { expectStaysFolded } from './foldedList.ts';
import { test } from './visitor.ts';

test('a folded competition stays folded on the Dutch lists', async ({ page }) => {
  await expectStaysFolded(page, '/nl', /^Wedstrijden van .* verbergen$/, 'Wedstrijden van ');
});
