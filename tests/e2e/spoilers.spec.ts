import { expectOneScoreAtATime } from './spoilerMode.ts';
import { test } from './visitor.ts';

test('spoiler mode shows one score for each press of a button', async ({ page }) => {
  await expectOneScoreAtATime(page, { width: 360, path: '/', words: 'Show score' });
});
