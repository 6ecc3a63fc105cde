import { NIGHT } from '../support/tier.ts';
import { expect, openOnSaturday, REGIONS, TERMS, test } from './visitor.ts';

test('the open menu keeps the focus and gives it back to its button', async ({ page }) => {
  await openOnSaturday(page, TERMS, { width: 360, height: 780 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const searchOpener = page.getByRole('button', { name: 'Search' });
  await searchOpener.click();
  await expect(menu.locator('#menu-search')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(searchOpener).toBeFocused();
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await opener.press('Enter');
  await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  await expect(page.locator('html')).toHaveClass(/overflow-hidden/);
  const stops = menu.locator('a[href], button, input').filter({ visible: true });
  const outside: string[] = [];
  for (const [key, from, to] of [
    ['Shift+Tab', stops.first(), stops.last()],
    ['Tab', stops.last(), stops.first()],
  ] as const) {
    await from.focus();
    // Between the last control and the first one, focus may rest on the browser's own controls.
    await expect(async () => {
      await page.keyboard.press(key);
      const focused = await page.evaluate(() => {
        const { activeElement: at } = document;
        return at === null || at === document.body || at.closest('dialog') !== null ? null : at.outerHTML.slice(0, 80);
      });
      if (focused !== null) outside.push(focused);
      await expect(to).toBeFocused({ timeout: 100 });
    }).toPass();
  }
  expect(outside).toEqual([]);
  await menu.getByRole('button', { name: 'Close the menu' }).click();
  await expect(opener).toBeFocused();
});

test('the folded offer bar stays folded after a reload', NIGHT, async ({ page }) => {
  await openOnSaturday(page, REGIONS);
  const bar = page.getByRole('complementary', { name: 'Special offer' });
  await page.evaluate(() => window.scrollTo(0, 420));
  await bar.getByRole('button', { name: 'Hide the offer' }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeVisible();
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo(0, 420));
  await expect(bar.getByRole('button', { name: 'Show the offer' })).toBeVisible();
});

test('a followed link focuses the heading of the new page, and a reload does not', async ({ page }) => {
  await openOnSaturday(page, '/');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Basketball' }).click();
  await expect(page).toHaveURL(/\/basketball$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});
