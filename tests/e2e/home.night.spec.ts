import type { Locator } from 'playwright/test';
import { expect, openOnSaturday, test } from './visitor.ts';

for (const width of [360, 768, 1024, 1280, 1440]) {
  test(`a cut team name still tells the team (${width} px)`, async ({ page }) => {
    await openOnSaturday(page, '/', { width, height: 800 });
    const names = await page
      .locator('.row .row-name')
      .evaluateAll((all) =>
        all
          .filter((name) => name.checkVisibility())
          .map(({ textContent, scrollWidth, clientWidth }) => ({ textContent, scrollWidth, clientWidth })),
      );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth < 110)).toEqual([]);
  });
}

for (const width of [360, 1100, 1440]) {
  test(`a group out of sight reserves its exact height (${width} px)`, async ({ page }) => {
    await openOnSaturday(page, '/', { width, height: 800 });
    const heights = await page.locator('.row-group').evaluateAll((groups) =>
      groups.map((group) => {
        const reserved = Number.parseFloat(getComputedStyle(group).containIntrinsicHeight.replace('auto ', ''));
        if (group instanceof HTMLElement) group.style.contentVisibility = 'visible';
        return { reserved, taken: group.clientHeight };
      }),
    );
    expect(heights.length).toBeGreaterThan(5);
    expect(heights.filter(({ reserved, taken }) => reserved !== taken)).toEqual([]);
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

test('the home page requests nothing from other hosts', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await openOnSaturday(page, '/');
  await page.evaluate(() => window.scrollTo(0, 2000));
  expect([...hosts]).toEqual([new URL(process.env.SITE_URL ?? '').host]);
});
