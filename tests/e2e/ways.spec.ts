import { isNight, NIGHT } from '../support/tier.ts';
import { expect, openOnSaturday, type Page, SATURDAY, test, visitAs } from './visitor.ts';

const PHONE = { width: 360, height: 780 };

const WORDS = {
  '/': {
    more: 'More',
    bar: ['Scores', 'Live scores', 'Following', 'Odds', 'More'],
    news: 'News',
    board: 'Match board',
  },
  '/nl': { more: 'Meer', bar: ['Scores', 'Livescores', 'Gevolgd', 'Odds', 'Meer'], news: 'Nieuws', board: 'Scorebord' },
} as const;

const barOf = (page: Page) => page.locator('.bottom-bar');

test.use({ hasTouch: true });

for (const path of isNight ? (['/', '/nl'] as const) : (['/nl'] as const)) {
  test(`the bar of a phone leads everywhere, and the menu has the rest (${path})`, async ({ page }) => {
    const { bar, more, news, board } = WORDS[path];
    await openOnSaturday(page, path, PHONE);
    await expect(barOf(page).locator('a > span:not(.live-badge)')).toHaveText([...bar]);
    await expect(barOf(page).locator('[aria-current]')).toHaveText('Scores');
    await expect(barOf(page).locator('.live-badge')).toHaveText(/^\d+/);
    await barOf(page).getByRole('button', { name: more }).click();
    const section = page.getByRole('dialog').getByRole('region', { name: more });
    await expect(section.getByRole('link', { name: news })).toBeFocused();
    await section.getByRole('link', { name: board }).click();
    await page.waitForURL(/\/(watch|nl\/kijken)$/);
    await expect(barOf(page).locator('[aria-current]')).toHaveCount(0);
  });
}

test('a visitor without odds has news in the bar, and no odds in the menu', NIGHT, async ({ page, context }) => {
  await visitAs(page, { now: SATURDAY });
  await context.addCookies([{ name: 'odds', value: 'off', url: process.env.SITE_URL ?? '' }]);
  await openOnSaturday(page, '/my', PHONE);
  await expect(barOf(page).locator('a').nth(3)).toHaveText('News');
  await barOf(page).getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /odds calculator/i })).toHaveCount(0);
});

test('the bar leaves with the keyboard of a phone and covers no focus', async ({ page }) => {
  await openOnSaturday(page, '/search', PHONE);
  await expect(barOf(page)).toBeVisible();
  await page.locator('#page-search').focus();
  await expect(barOf(page)).toBeHidden();
  await page.locator('#page-search').blur();
  await expect(barOf(page)).toBeVisible();
  for (const link of await page.locator('main a, footer a').all()) {
    await link.focus();
    const [bottom, top] = await page.evaluate(() => [
      document.activeElement?.getBoundingClientRect().bottom ?? 0,
      document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(bottom).toBeLessThanOrEqual(Number(top));
  }
  // A window of 400 % zoom keeps its few lines.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(barOf(page)).toHaveCSS('position', 'static');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet of sports opens, and the last link of the bar leads to the places', NIGHT, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visitAs(page, { now: SATURDAY });
    await page.goto(process.env.SITE_URL ?? '');
    await page.getByRole('button', { name: 'Football' }).click();
    await expect(page.getByRole('link', { name: 'Handball' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Handball' })).toBeHidden();
    await barOf(page).getByText('More').click();
    await expect(page.locator('#places').getByRole('link', { name: 'Match board' })).toBeInViewport();
  });
});

test('a desk has the same places in its header and footer', async ({ page }) => {
  await openOnSaturday(page, '/watch', { width: 1440, height: 900 });
  await expect(barOf(page)).toBeHidden();
  const header = page.getByRole('navigation', { name: 'Sports' });
  for (const name of ['Following', 'Basketball', 'Goals', 'Match board', 'News', 'Today’s odds'])
    await expect(header.getByRole('link', { name })).toBeVisible();
  await expect(header.locator('[aria-current]')).toHaveText('Match board');
  for (const name of ['Odds calculator', 'Settings', 'Nederlands', 'Site status', 'Open data'])
    await expect(page.locator('#places').getByRole('link', { name })).toBeVisible();
});
