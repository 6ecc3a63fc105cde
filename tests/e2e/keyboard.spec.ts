import { isNight } from '../support/tier.ts';
import { coveredStops, focusState } from './focus.ts';
import { competitionPath, leagueMatch } from './todaysMatches.ts';
import { expect, openOnSaturday, test } from './visitor.ts';

const WINDOWS = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
];

for (const { width, height } of isNight ? WINDOWS : WINDOWS.slice(0, 1)) {
  test(`the offer bar with open terms never covers focus (${width} × ${height})`, async ({ page }) => {
    const stops = isNight ? 50 : 25;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openOnSaturday(page, '/');
    await page.evaluate(() => window.scrollTo(0, 400));
    const bar = page.getByRole('complementary', { name: 'Special offer' });
    await bar.locator('summary').click();
    await expect(bar.getByRole('link', { name: /National Gambling Helpline/ })).toBeVisible();
    await page.locator('.row-link').nth(3).focus();
    expect(await coveredStops(page, stops)).toEqual({ stops, covered: [] });
    await page.locator('footer a, footer button').last().focus();
    expect((await page.evaluate(focusState))?.covered).toBeNull();
  });
}

test('the keyboard folds the news, opens the hidden crumbs and chooses a time zone', async ({ page }) => {
  const table = async () => competitionPath(await leagueMatch(page), 'standings');
  await openOnSaturday(page, table, { width: 320, height: 780 });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await crumbs.locator('summary').press('Enter');
  await expect(crumbs.locator('details a').first()).toBeVisible();
  // The code that closes them loads after the page.
  await expect(async () => {
    await page.keyboard.press('Escape');
    expect(await crumbs.locator('details a').first().isVisible()).toBe(false);
  }).toPass();
  const news = page.getByRole('region', { name: 'News' });
  await news.locator('summary').press('Enter');
  await expect(news.locator('ul')).toBeHidden();
  await page.getByRole('link', { name: /^Times in/ }).press('Enter');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.focus();
  await page.keyboard.press('ArrowDown');
  await expect(zone).not.toHaveValue('');
});
