import { expectStaysFolded } from './foldedList.ts';
import { expect, SATURDAY, test, visitAs } from './visitor.ts';

test('a folded competition stays folded after polls, a reload and on other lists', async ({ page }) => {
  await expectStaysFolded(page, '/', /^Hide the matches of /, 'Show the matches of ');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list shows no fold buttons without script', async ({ page }) => {
    await visitAs(page, { now: SATURDAY });
    await page.goto(process.env.SITE_URL ?? '');
    await expect(page.locator('.row').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Hide the matches of / })).toHaveCount(0);
  });
});
