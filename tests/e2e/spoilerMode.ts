import { accessibilityFaults } from './accessibility.ts';
import { expect, open, type Page, SATURDAY, visitAs } from './visitor.ts';

/** Turns on the spoiler mode, which hides every score. */
export async function hideScores(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'spoilers', value: 'all', url: process.env.SITE_URL ?? '' }]);
}

interface SpoiledList {
  width: number;
  path: string;
  /** The words on the button that shows a score. */
  words: string;
}

/** Expects a list in spoiler mode to show one score for each press of a button, and no other score. */
export async function expectOneScoreAtATime(page: Page, { width, path, words }: SpoiledList): Promise<void> {
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
  await rows.nth(2).getByRole('button', { name: words }).click();
  await expect(rows.nth(2).locator('.row-score').first()).toHaveText(/^\d+$/);
  await expect(rows.getByRole('button', { name: words })).toHaveCount(count - 2);
  await page.reload();
  await expect(rows.getByRole('button', { name: words })).toHaveCount(count - 2);
  // Another visit to the list shows no score.
  await open(page, path);
  await expect(rows.getByRole('button', { name: words })).toHaveCount(count);
}
