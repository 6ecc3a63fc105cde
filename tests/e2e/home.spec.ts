import { expectSteadyHome } from './listChecks.ts';
import { expect, open, openOnSaturday, SATURDAY, test, visitAs } from './visitor.ts';

test('the home page fits and moves nothing while it loads on a phone', async ({ page }) => {
  await expectSteadyHome(page, { path: '/', width: 360, colorScheme: 'light' });
});

test('the home page hydrates without a warning in the zone of Auckland', async ({ page, context }) => {
  await visitAs(page, { country: 'AU', zone: 'Pacific/Auckland', now: '2026-10-25T00:30:00Z' });
  await context.addCookies([{ name: 'oddsFormat', value: 'US', url: process.env.SITE_URL ?? '' }]);
  // A warning on the console fails the test.
  await open(page, '/nl');
  await expect(page.locator('.row').first()).toBeAttached();
});

test('the live badge, the filter counts and the rows agree', async ({ page }) => {
  await openOnSaturday(page, '/');
  const badge = await page.locator('header .bg-live span[aria-hidden]').textContent();
  const filters = page.getByRole('navigation', { name: 'Show' });
  const filter = filters.getByRole('link', { name: `Live ${badge}` });
  // The filter adds matches that are under way without counting as live.
  const beside = Number(/\+ (\d+)/.exec((await filter.textContent()) ?? '')?.[1] ?? 0);
  const running = Number(badge) + beside;
  await expect(page.locator('.row-live')).toHaveCount(running);
  await filter.click();
  await expect(page.locator('.row')).toHaveCount(running);
  await expect(page).toHaveURL(/filter=live/);
  await filters.getByRole('link', { name: /Upcoming/ }).click();
  await expect(page.locator('.row-live')).toHaveCount(0);
});

test('a chosen odds format changes all odds at once and in the next HTML', async ({ page }) => {
  await openOnSaturday(page, '/');
  const price = page.locator('a.price').first();
  const offers = page.locator('.bonuses .offer-fact');
  await expect(price).toHaveText(/\d+\/\d+|Evens/);
  await expect(offers.filter({ hasText: '1/5' })).not.toHaveCount(0);
  await page.getByRole('combobox', { name: 'Odds format' }).selectOption('US');
  await expect(price).toHaveText(/[+−]\d+/);
  await expect(offers.filter({ hasText: '−500' })).not.toHaveCount(0);
  await expect(offers.filter({ hasText: '1/5' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('oddsFormat'))).toBe('US');
  const html = await (await page.request.get(process.env.SITE_URL ?? '')).text();
  const prices = Array.from(
    html.matchAll(/<a class="price".*?<span aria-hidden="true">([^<]*)<.*?<\/a>/g),
    ([, price = '']) => price,
  );
  expect(prices.length).toBeGreaterThan(10);
  expect(prices.filter((price) => !/^[+−]\d+$/.test(price))).toEqual([]);
});

test('a chosen theme is there before the first paint of the next page', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto(process.env.SITE_URL ?? '', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('a day of the strip has its own page in both languages', async ({ page }) => {
  await openOnSaturday(page, '/nl');
  await page.getByRole('link', { name: 'zo 22 november' }).click();
  await expect(page).toHaveURL(/\/nl\?date=2026-11-22$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voetbal op zondag 22 november');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/\?date=2026-11-22$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Football on Sunday 22 November');
});
