import { expect, openOnSaturday, SATURDAY, test, visitAs } from './visitor.ts';

test('a competition folded in a list is open on its own page', async ({ page }) => {
  await openOnSaturday(page, '/');
  const group = page.locator('section.row-group').first();
  const rows = await group.locator('ul').getAttribute('id');
  await group.getByRole('button', { name: /^Hide / }).click();
  await group.getByRole('heading').getByRole('link').click();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator(`#${rows} .row`).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list shows no fold buttons without script', async ({ page }) => {
    await visitAs(page, { now: SATURDAY });
    await page.goto(process.env.SITE_URL ?? '');
    await expect(page.locator('.row').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Hide matches: / })).toHaveCount(0);
  });
});
