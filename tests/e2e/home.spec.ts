import type { Locator } from 'playwright/test';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

const WIDTHS = [360, 1440];

for (const [path, heading] of [
  ['/', 'Football today'],
  ['/nl', 'Voetbal vandaag'],
] as const) {
  for (const width of WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} fits ${width} pixels in the ${colorScheme} theme and shifts nothing`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await visitAs(page, { now: SATURDAY });
        await page.addInitScript(() => {
          Object.assign(window, { shift: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ('value' in entry)
                Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) });
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator('.row').first()).toBeVisible();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(
          colorScheme === 'dark',
        );
        // Less than a pixel of one row: what rounding of the compositor can make.
        expect(Number(await page.evaluate(() => Reflect.get(window, 'shift')))).toBeLessThan(0.001);
      });
    }
  }
}

for (const width of [360, 768, 1024, 1280, 1440]) {
  test(`at ${width} pixels every team can be told from the others`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visitAs(page, { now: SATURDAY });
    await open(page, '/');
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

for (const width of [360, 1440]) {
  test(`at ${width} pixels a row that has come in part stands where it will stand`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visitAs(page, { now: SATURDAY });
    await open(page, '/');
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

for (const width of [360, 1100, 1440]) {
  test(`at ${width} pixels a group out of sight holds exactly the place that it will take`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visitAs(page, { now: SATURDAY });
    await open(page, '/');
    const groups = await page.locator('.row-group').all();
    const heights = await Promise.all(
      groups.map((group) =>
        group.evaluate((el) => {
          const held = Number.parseFloat(getComputedStyle(el).containIntrinsicHeight.replace('auto ', ''));
          el.style.contentVisibility = 'visible';
          return { held, taken: el.clientHeight };
        }),
      ),
    );
    expect(heights.length).toBeGreaterThan(10);
    for (const { held, taken } of heights) expect(taken).toBe(held);
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
  test(`hydrates without a warning in ${zone}, in both languages and every odds format`, async ({ page, context }) => {
    await visitAs(page, { country, zone, now: '2026-10-25T00:30:00Z' });
    for (const format of ['UK', 'EU', 'US']) {
      await context.addCookies([{ name: 'oddsFormat', value: format, url: process.env.SITE_URL ?? '' }]);
      await open(page, '/');
      await open(page, '/nl');
    }
  });
}

test('asks no other host for anything', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  await page.evaluate(() => window.scrollTo(0, 2000));
  expect([...hosts]).toEqual([new URL(process.env.SITE_URL ?? '').host]);
});

test('badge, filter counts and rows come from one snapshot', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const badge = await page.locator('header .bg-live span[aria-hidden]').textContent();
  const filters = page.getByRole('navigation', { name: 'Show' });
  const filter = filters.getByRole('link', { name: `Live ${badge}` });
  // Beside the badge's number: what is played without counting as live.
  const beside = Number(/\+ (\d+)/.exec((await filter.textContent()) ?? '')?.[1] ?? 0);
  const running = Number(badge) + beside;
  await expect(page.locator('.row-live')).toHaveCount(running);
  await filter.click();
  await expect(page.locator('.row')).toHaveCount(running);
  await expect(page).toHaveURL(/filter=live/);
  await filters.getByRole('link', { name: /Upcoming/ }).click();
  await expect(page.locator('.row-live')).toHaveCount(0);
});

test('the odds format changes at once, is remembered, and the server paints it first', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const price = page.locator('a.price').first();
  await expect(price).toHaveText(/\d+\/\d+|Evens/);
  await page.getByRole('combobox', { name: 'Odds format' }).selectOption('US');
  await expect(price).toHaveText(/[+−]\d+/);
  expect(await page.evaluate(() => localStorage.getItem('oddsFormat'))).toBe('US');
  const html = await (await page.request.get(process.env.SITE_URL ?? '')).text();
  const prices = Array.from(
    html.matchAll(/<a class="price".*?<span aria-hidden="true">([^<]*)<.*?<\/a>/g),
    ([, price = '']) => price,
  );
  expect(prices.length).toBeGreaterThan(10);
  expect(prices.filter((price) => !/^[+−]\d+$/.test(price))).toEqual([]);
});

test('the theme is the system’s until chosen, then remembered before the first paint', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto(process.env.SITE_URL ?? '', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('a day of the strip is a page of its own, in both languages', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/nl');
  await page.getByRole('link', { name: 'zo 22 november' }).click();
  await expect(page).toHaveURL(/\/nl\?date=2026-11-22$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voetbal op zondag 22 november');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/\?date=2026-11-22$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Football on Sunday 22 November');
});
