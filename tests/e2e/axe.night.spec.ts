import { accessibilityFaults } from './accessibility.ts';
import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

async function expectNoFault(page: Page, part?: string) {
  expect(await accessibilityFaults(page, part)).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visitAs(page, { now: SATURDAY });
});

test('axe finds nothing in an empty search and a match preview on a phone', async ({ page }) => {
  await open(page, '/football?filter=upcoming');
  const upcoming = (await page.locator('.row-link').first().getAttribute('href')) ?? '';
  for (const path of ['/nl/search?q=zzzz', upcoming]) {
    await open(page, path);
    await expectNoFault(page);
  }
});

for (const [path, name] of [
  ['/', 'Special offer'],
  ['/nl', 'Aanbieding'],
] as const) {
  for (const [width, height] of [
    [360, 800],
    [1440, 900],
  ] as const) {
    test(`open terms of the offer bar break no axe rule (${path}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await page.evaluate(() => window.scrollTo(0, 400));
      const bar = page.getByRole('complementary', { name, exact: true });
      await bar.locator('summary').click();
      await expect(bar.locator('details a').first()).toBeVisible();
      await expectNoFault(page, '.offer-bar');
    });
  }
}
