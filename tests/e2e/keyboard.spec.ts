import { coveredStops, focusState } from './focus.ts';
import { competitionPath, leagueMatch } from './pageKinds.ts';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

test('the offer bar with open terms never covers focus on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  await page.evaluate(() => window.scrollTo(0, 400));
  const bar = page.getByRole('complementary', { name: 'Special offer' });
  await bar.locator('summary').click();
  await expect(bar.getByRole('link', { name: /National Gambling Helpline/ })).toBeVisible();
  await page.locator('.row-link').nth(3).focus();
  const { stops, covered } = await coveredStops(page, 25);
  expect(stops).toBe(25);
  expect(covered).toEqual([]);
  await page.locator('footer a, footer button').last().focus();
  expect((await page.evaluate(focusState))?.covered).toBeNull();
});

test('the keyboard folds the news, opens the hidden crumbs and chooses a time zone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await visitAs(page, { now: SATURDAY });
  await open(page, competitionPath(await leagueMatch(page), 'standings'));
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
