import type { Locator } from 'playwright/test';
import { expectExactHeights, expectReadableNames, expectSteadyHome } from './listChecks.ts';
import { expect, open, openOnSaturday, test, visitAs } from './visitor.ts';

for (const path of ['/', '/nl'] as const) {
  for (const width of [360, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} fits and moves nothing while it loads (${width} px, ${colorScheme})`, async ({ page }) => {
        await expectSteadyHome(page, { path, width, colorScheme });
      });
    }
  }
}

for (const width of [360, 768, 1024, 1280, 1440]) {
  test(`a cut team name still tells the team (${width} px)`, async ({ page }) => {
    await expectReadableNames(page, width);
  });
}

for (const width of [360, 1100, 1440]) {
  test(`a group out of sight reserves its exact height (${width} px)`, async ({ page }) => {
    await expectExactHeights(page, width);
  });
}

for (const width of [360, 1440]) {
  test(`a row that arrives in parts does not move (${width} px)`, async ({ page }) => {
    await openOnSaturday(page, '/', { width, height: 800 });
    const address = page.url();
    const boxesIn = (row: Locator) =>
      row.evaluate((element) =>
        ['.row-time', '.row-home .row-name', '.row-score-home'].map((part) => {
          const box = element.querySelector(part)?.getBoundingClientRect();
          return box && [box.left, box.top, box.width];
        }),
      );
    const whole = await boxesIn(page.locator('.row-live').first());
    expect(whole.every((box) => box !== undefined)).toBe(true);
    for (const part of ['<div class="row-prices', '<span class="row-team row-away']) {
      await page.route(address, async (route) => {
        const text = await (await route.fetch()).text();
        const row = text.indexOf('<li class="row row-live');
        await route.fulfill({ contentType: 'text/html', body: text.slice(0, text.indexOf(part, row)) });
      });
      await page.goto(address);
      expect(await boxesIn(page.locator('.row-live').first())).toEqual(whole);
      await page.unroute(address);
    }
  });
}

const PLACES = [
  { country: 'GB', zone: 'Europe/London' },
  { country: 'NL', zone: 'Europe/Amsterdam' },
  { country: 'US', zone: 'America/Los_Angeles' },
  { country: 'AU', zone: 'Pacific/Auckland' },
  { country: 'XX', zone: 'Asia/Kathmandu' },
];

for (const { country, zone } of PLACES) {
  test(`the home pages hydrate without a warning in ${zone} in every odds format`, async ({ page, context }) => {
    await visitAs(page, { country, zone, now: '2026-10-25T00:30:00Z' });
    for (const format of ['UK', 'EU', 'US']) {
      await context.addCookies([{ name: 'oddsFormat', value: format, url: process.env.SITE_URL ?? '' }]);
      for (const path of ['/', '/nl']) {
        await open(page, path);
        await expect(page.locator('.row').first()).toBeAttached();
      }
    }
  });
}

test('the home page requests nothing from other hosts', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await openOnSaturday(page, '/');
  await page.evaluate(() => window.scrollTo(0, 2000));
  expect([...hosts]).toEqual([new URL(process.env.SITE_URL ?? '').host]);
});
