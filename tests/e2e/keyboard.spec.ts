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

test('a short window folds the offer bar, and the page ends above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const bar = page.getByRole('complementary', { name: 'Special offer' });
  const padding = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.page-end') ?? document.body).paddingBottom);
  expect(await padding()).toBe('0px');
  await page.evaluate(() => window.scrollTo(0, 420));
  await expect(bar.getByRole('button', { name: 'Show the offer' })).toBeVisible();
  await expect(bar).toContainText('18+');
  await bar.getByRole('button', { name: 'Show the offer' }).press('Enter');
  await expect(bar.getByRole('link', { name: /^Bet at/ })).toBeVisible();
  await expect
    .poll(padding)
    .toBe(`${await bar.evaluate((element) => Math.round(element.getBoundingClientRect().height))}px`);
});

test('the keyboard opens and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  await page.getByRole('button', { name: 'Open the menu' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
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
