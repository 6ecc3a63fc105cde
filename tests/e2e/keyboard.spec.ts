import { expectFocusBesideTerms } from './focus.ts';
import { competitionPath, leagueMatch } from './pageKinds.ts';
import { expect, openOnSaturday, test } from './visitor.ts';

test('the offer bar with open terms never covers focus on a phone', async ({ page }) => {
  await expectFocusBesideTerms(page, { width: 360, height: 780, stops: 25 });
});

test('the keyboard folds the news, opens the hidden crumbs and chooses a time zone', async ({ page }) => {
  const table = async () => competitionPath(await leagueMatch(page), 'standings');
  await openOnSaturday(page, table, { width: 320, height: 780 });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await crumbs.locator('summary').press('Enter');
  await expect(crumbs.locator('details a').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(crumbs.locator('details a').first()).toBeHidden();
  const news = page.getByRole('region', { name: 'News' });
  await news.locator('summary').press('Enter');
  await expect(news.locator('ul')).toBeHidden();
  await page.getByRole('link', { name: /^Times in/ }).press('Enter');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.focus();
  await page.keyboard.press('ArrowDown');
  await expect(zone).not.toHaveValue('');
});
