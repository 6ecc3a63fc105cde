import { coveredStops, focusState } from './focus.ts';
import { expect, open, openOnSaturday, type Page, test } from './visitor.ts';

async function linkOf(page: Page, from: string, link: string): Promise<string> {
  await open(page, from);
  return (await page.locator(link).first().getAttribute('href')) ?? '';
}

const PAGES: readonly [string, (page: Page) => Promise<string>][] = [
  ['the home page', async () => '/'],
  ['a match', (page) => linkOf(page, '/football/live', '.row-link')],
  [
    'the odds of a match',
    async (page) => `${await linkOf(page, '/?filter=upcoming', '.row:has(.price) .row-link')}/odds`,
  ],
  ['a competition', (page) => linkOf(page, '/nl', 'main h2 a')],
];

for (const [name, addressOf] of PAGES) {
  for (const [width, height] of [
    [360, 780],
    [320, 256],
  ] as const) {
    test(`focus is never covered on ${name} (${width} × ${height})`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openOnSaturday(page, addressOf);
      await page.evaluate(() => window.scrollTo(0, 400));
      const { stops, covered } = await coveredStops(page, 70);
      expect(stops).toBeGreaterThan(10);
      expect(covered).toEqual([]);
      // The last controls of the page must scroll above the bar too.
      await page.locator('footer a, footer button').last().focus();
      expect((await page.evaluate(focusState))?.covered).toBeNull();
    });
  }
}

test('a short window folds the offer bar, and the page ends above it', async ({ page }) => {
  await openOnSaturday(page, '/', { width: 360, height: 400 });
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
