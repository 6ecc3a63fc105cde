import { isNight, NIGHT } from '../support/tier.ts';
import { accessibilityFaults } from './accessibility.ts';
import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

/** Turns on the spoiler mode, which hides every score. */
async function hideScores(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'spoilers', value: 'all', url: process.env.SITE_URL ?? '' }]);
}

const LISTS = [
  { width: 360, path: '/', words: 'Show score' },
  { width: 1280, path: '/nl?filter=live', words: 'Score tonen' },
];

for (const { width, path, words } of isNight ? LISTS : LISTS.slice(0, 1)) {
  test(`spoiler mode shows one score for each press of a button on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await visitAs(page, { now: SATURDAY });
    await hideScores(page);
    await open(page, path);
    const rows = page.locator('.row-live');
    await expect(rows.first()).toBeVisible();
    expect(await rows.locator('.row-score').allTextContents()).toEqual(
      (await rows.locator('.row-score').all()).map(() => '-'),
    );
    const row = rows.nth(1);
    const button = row.getByRole('button', { name: words });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await accessibilityFaults(page, '.row-live')).toEqual([]);
    await page.evaluate(() => {
      document.body.dataset.before = '';
    });
    const count = await rows.count();
    await button.press('Enter');
    await expect(row.locator('.row-score').first()).toHaveText(/^\d+$/);
    await expect(row.locator('.row-link')).toBeFocused();
    // The document is the same, its address names the shown match, and the other rows stay hidden.
    await expect(page.locator('body[data-before]')).toHaveCount(1);
    expect(new URL(page.url()).searchParams.getAll('show')).toHaveLength(1);
    await expect(rows.getByRole('button', { name: words })).toHaveCount(count - 1);
    // The last press comes while the answer to the one before is on its way.
    const { promise: isPressed, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/live?*', async (route) => {
      await isPressed;
      await route.continue().catch(() => undefined);
    });
    for (const index of [2, 3]) await rows.nth(index).getByRole('button', { name: words }).click();
    answer();
    for (const index of [2, 3]) await expect(rows.nth(index).locator('.row-score').first()).toHaveText(/^\d+$/);
    await expect(page.locator('body[data-before]')).toHaveCount(1);
    await expect(rows.getByRole('button', { name: words })).toHaveCount(count - 3);
    await page.reload();
    await expect(rows.getByRole('button', { name: words })).toHaveCount(count - 3);
    // Another visit to the list shows no score.
    await open(page, path);
    await expect(rows.getByRole('button', { name: words })).toHaveCount(count);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a score button without script reloads the same list with one more score', NIGHT, async ({ page }) => {
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
