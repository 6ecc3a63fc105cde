import { movedParts, observeLayoutShifts } from '../support/layoutShifts.ts';
import { isNight } from '../support/tier.ts';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

/** By night in both languages, widths and themes. */
const VARIANTS = ['/', '/nl'].flatMap((path) =>
  [360, 1440].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ path, width, colorScheme }))),
);

for (const { path, width, colorScheme } of isNight ? VARIANTS : VARIANTS.slice(0, 1)) {
  test(`${path} fits and moves nothing while it loads (${width} px, ${colorScheme})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await visitAs(page, { now: SATURDAY });
    await observeLayoutShifts(page);
    await open(page, path);
    await expect(page.locator('.row').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(colorScheme === 'dark');
    expect(await movedParts(page)).toEqual([]);
  });
}

const PLACES = [
  { country: 'AU', zone: 'Pacific/Auckland' },
  { country: 'GB', zone: 'Europe/London' },
  { country: 'NL', zone: 'Europe/Amsterdam' },
  { country: 'US', zone: 'America/Los_Angeles' },
  { country: 'XX', zone: 'Asia/Kathmandu' },
];

for (const { country, zone } of isNight ? PLACES : PLACES.slice(0, 1)) {
  test(`the home pages hydrate without a warning in ${zone} in every odds format`, async ({ page, context }) => {
    await visitAs(page, { country, zone, now: '2026-10-25T00:30:00Z' });
    for (const [index, format] of ['UK', 'EU', 'US'].entries()) {
      await context.addCookies([{ name: 'oddsFormat', value: format, url: process.env.SITE_URL ?? '' }]);
      for (const path of isNight ? ['/', '/nl'] : [index === 1 ? '/nl' : '/']) {
        await open(page, path);
        await expect(page.locator('.row').first()).toBeAttached();
      }
    }
  });
}

test('an odds format chosen before the code comes changes all odds and the next page', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  const { promise: isChosen, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isChosen;
    await route.continue();
  });
  await page.goto(process.env.SITE_URL ?? '', { waitUntil: 'commit' });
  const price = page.locator('a.price').first();
  const offers = page.locator('.bonuses .offer-fact');
  await expect(price).toHaveText(/\d+\/\d+|Evens/);
  await expect(offers.filter({ hasText: '1/5' })).not.toHaveCount(0);
  await page.getByRole('combobox', { name: 'Odds format' }).selectOption('US');
  come();
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
