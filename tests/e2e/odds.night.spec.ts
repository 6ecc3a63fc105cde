import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

test('the odds desk follows the chosen odds format', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/odds');
  await expect(page.locator('.best-offer-price').first()).toHaveText(/\/|Evens/);
  await page.getByRole('combobox', { name: 'Odds format' }).selectOption('EU');
  await expect(page.locator('.best-offer-price').first()).toHaveText(/^\d+\.\d\d$/);
});
