import { expectOneScoreAtATime } from './spoilerMode.ts';
import { test } from './visitor.ts';

test('spoiler mode shows one score for each press on the Dutch live list', async ({ page }) => {
  await expectOneScoreAtATime(page, { width: 1280, path: '/nl?filter=live', words: 'Toon score' });
});
