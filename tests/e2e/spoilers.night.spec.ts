import { expectOneScoreAtATime, hideScores } from './spoilerMode.ts';
import { expect, SATURDAY, test, visitAs } from './visitor.ts';

test('spoiler mode shows one score for each press on the Dutch live list', async ({ page }) => {
  await expectOneScoreAtATime(page, { width: 1280, path: '/nl?filter=live', words: 'Toon score' });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a score button without script reloads the same list with one more score', async ({ page }) => {
    await visitAs(page, { now: SATURDAY });
    await hideScores(page);
    await page.goto(new URL('/?filter=live', process.env.SITE_URL).href);
    const rows = page.locator('.row-live');
    const count = await rows.count();
    for (const shown of [1, 2]) {
      await rows.getByRole('button', { name: 'Show score' }).first().click();
      await expect(rows.getByRole('button', { name: 'Show score' })).toHaveCount(count - shown);
      expect(new URL(page.url()).searchParams.get('filter')).toBe('live');
      await expect(
        rows
          .nth(shown - 1)
          .locator('.row-score')
          .first(),
      ).toHaveText(/^\d+$/);
    }
  });
});
