import { expectAge } from './agedList.ts';
import { test } from './visitor.ts';

test('a list tells the age of its scores and stops its clocks without an answer', async ({ page }) => {
  await expectAge(page, {
    path: '/football/live',
    seconds: /^Last updated (30|35|40) seconds ago$/,
    minutes: 'Last updated 5 minutes ago',
    announced: 'Scores are updating slowly.',
  });
});
