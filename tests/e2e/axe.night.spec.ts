import { accessibilityFaults } from './accessibility.ts';
import { pageOfKind } from './pageKinds.ts';
import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

async function expectNoFault(page: Page, part?: string) {
  expect(await accessibilityFaults(page, part)).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visitAs(page, { now: SATURDAY });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`the live list breaks no accessibility rule (${colorScheme}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await open(page, '/nl?filter=live');
      await expectNoFault(page);
    });
  }
}

for (const path of ['/search?q=ajax', '/nl/search?q=zzzz', '/goals', '/nl/doelpunten']) {
  test(`${path} breaks no accessibility rule`, async ({ page }) => {
    await open(page, path);
    await expectNoFault(page);
  });
}

for (const kind of ['competition scorers', 'competition course', 'watch', 'my'] as const) {
  test(`a page of the kind ${kind} breaks no accessibility rule on a phone`, async ({ page }) => {
    await open(page, await pageOfKind(page, kind, 'nl'));
    await expectNoFault(page);
  });
}

for (const path of [
  '/odds?order=payout',
  '/nl/odds/calculator?p1=2.5&p2=6%2F4&p3=x&stake=10',
  '/odds/calculator?p1=2&stake=1',
]) {
  test(`${path} breaks no accessibility rule on a phone`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('main h1')).toBeVisible();
    await expectNoFault(page);
  });
}

test('the odds of a match and their notice break no accessibility rule', async ({ page }) => {
  await open(page, '/football?filter=upcoming');
  const match = (await page.locator('.row:has(.price) .row-link').first().getAttribute('href')) ?? '';
  await open(page, `${match}/odds`);
  await expect(page.locator('main .help-link').first()).toBeVisible();
  await expectNoFault(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`matches in each phase break no accessibility rule (${colorScheme})`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme });
    await open(page, '/football/live');
    const running = (await page.locator('.row-link').first().getAttribute('href')) ?? '';
    const competition = (await page.locator('main h2 a').first().getAttribute('href')) ?? '';
    await open(page, '/football?filter=upcoming');
    const upcoming = (await page.locator('.row-link').first().getAttribute('href')) ?? '';
    for (const path of [
      running,
      `${running}/line-ups`,
      `${running}/statistics`,
      upcoming,
      `${upcoming}/head-to-head`,
      `${upcoming}/standings`,
      competition,
    ]) {
      await open(page, path);
      await expectNoFault(page);
    }
  });
}

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
      await bar.locator('summary').click({ timeout: 20_000 });
      await expect(bar.locator('details a').first()).toBeVisible();
      await expectNoFault(page, '.offer-bar');
    });
  }
}
