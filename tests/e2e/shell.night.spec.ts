import { expect, openOnSaturday, REGIONS, test } from './visitor.ts';

test('only a large screen shows the left sidebar', async ({ page }) => {
  await openOnSaturday(page, REGIONS);
  const sidebar = page.locator('aside:has(#side-search)');
  await expect(sidebar).toHaveCSS('width', '188px');
  await expect(page.locator('aside:has(#bonuses-title)')).toHaveCSS('width', '288px');
  await expect(sidebar.getByRole('link', { name: 'Browse all Competitions' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Browse all regions' })).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(sidebar).toBeHidden();
});

test('the menu of a phone names the partner that powers the site', async ({ page }) => {
  await openOnSaturday(page, '/nl', { width: 360, height: 780 });
  await expect(page.getByRole('banner').getByRole('link', { name: /^Mogelijk gemaakt door/ })).toBeHidden();
  await page.getByRole('button', { name: 'Menu openen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(
    menu.getByRole('link', { name: /^Mogelijk gemaakt door .+\(opent in een nieuw tabblad\)$/ }),
  ).toBeVisible();
});
