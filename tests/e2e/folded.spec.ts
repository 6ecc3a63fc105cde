import { expectStaysFolded } from './foldedList.ts';
import { test } from './visitor.ts';

test('a folded competition stays folded after polls, a reload and on other lists', async ({ page }) => {
  await expectStaysFolded(page, '/', /^Hide the matches of /, 'Show the matches of ');
});
