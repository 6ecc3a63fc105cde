import AxeBuilder from '@axe-core/playwright';
import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

async function hideScores(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'spoilers', value: 'all', url: process.env.SITE_URL ?? '' }]);
}

for (const { width, path, words } of [
  { width: 360, path: '/', words: 'Show score' },
  { width: 1280, path: '/nl?filter=live', words: 'Toon score' },
]) {
  test(`in spoiler mode one score at a time is shown where it is asked for, on ${path} at ${width} pixels`, async ({
    page,
  }) => {
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
    const { violations } = await new AxeBuilder({ page }).include('.row-live').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.evaluate(() => {
      document.body.dataset.before = '';
    });
    const count = await rows.count();
    await button.press('Enter');
    await expect(row.locator('.row-score').first()).toHaveText(/^\d+$/);
    await expect(row.locator('.row-link')).toBeFocused();
    // In its place: the page is the same, its address says what it shows, and no other row tells anything.
    await expect(page.locator('body[data-before]')).toHaveCount(1);
    expect(new URL(page.url()).searchParams.getAll('show')).toHaveLength(1);
    await expect(rows.getByRole('button', { name: words })).toHaveCount(count - 1);
    await rows.nth(2).getByRole('button', { name: words }).click();
    await expect(rows.nth(2).locator('.row-score').first()).toHaveText(/^\d+$/);
    await expect(rows.getByRole('button', { name: words })).toHaveCount(count - 2);
    await page.reload();
    await expect(rows.getByRole('button', { name: words })).toHaveCount(count - 2);
    // Elsewhere nothing is shown that was asked for here.
    await open(page, path);
    await expect(rows.getByRole('button', { name: words })).toHaveCount(count);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a score on demand is a form that leads to the same list with that score, and with those shown before', async ({
    page,
  }) => {
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
