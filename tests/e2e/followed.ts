import { expect, open, openOnSaturday, type Page } from './visitor.ts';

export const PHONE = { width: 360, height: 780 };

/** The star of the first row of a list, found by its accessible name. */
export async function firstStar(page: Page) {
  const star = page
    .locator('.row-group .row')
    .first()
    .getByRole('button', { name: /^(Follow|Volg) / });
  const box = await star.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  return star;
}

/** Expects a followed match to come first after a reload, to stay after "Undo", and to leave when its star is pressed again. */
export async function expectFollowed(page: Page, { path, mine, undo }: { path: string; mine: string; undo: string }) {
  await openOnSaturday(page, path, PHONE);
  const star = await firstStar(page);
  await expect(star).not.toHaveAttribute('aria-pressed', 'true');
  await star.focus();
  await page.keyboard.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const address = new URL(page.url()).href;
  await open(page, path);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(mine);
  await (await firstStar(page)).click();
  await page.getByRole('button', { name: undo }).click();
  await open(page, path);
  await expect(page.getByRole('heading', { name: mine })).toBeVisible();
  const followed = await firstStar(page);
  await followed.click();
  // Leaving before the script has handled the click would change nothing.
  await expect(followed).not.toHaveAttribute('aria-pressed', 'true');
  await open(page, path);
  await expect(page.getByRole('heading', { name: mine })).toHaveCount(0);
}
