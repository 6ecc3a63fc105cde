import { expect, openOnSaturday, SATURDAY, test, visitAs } from './visitor.ts';

test('the odds desk follows the chosen odds format', async ({ page }) => {
  await openOnSaturday(page, '/odds');
  await expect(page.locator('.desk-price b').first()).toHaveText(/\/|Evens/);
  await page.getByRole('combobox', { name: 'Odds format' }).selectOption('EU');
  await expect(page.locator('.desk-price b').first()).toHaveText(/^\d+\.\d\d$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('odds and offers can be hidden and shown again without script', async ({ page }) => {
    await visitAs(page, { now: SATURDAY });
    await page.goto(process.env.SITE_URL ?? '');
    await expect(page.locator('a.price').first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hide odds and offers' }).click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Show odds and offers' })).toBeVisible();
    await page.goto(`${process.env.SITE_URL}football`);
    await expect(page.locator('a.price')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Show odds and offers' }).click();
    await expect(page.locator('a.price').first()).toBeVisible();
  });
});
