import type { Page } from 'playwright/test';
import { serveBuild } from '../support/serveBuild.mjs';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Notes the calls to the tag manager and answers them itself, so that no test leaves the machine. */
async function tagManagerCalls(page: Page): Promise<string[]> {
  const calls: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    calls.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.measured = window.dataLayer.length' });
  });
  return calls;
}

async function withTagManager(run: (site: string) => Promise<void>): Promise<void> {
  const site = await serveBuild({
    root,
    port: 0,
    vars: { ENVIRONMENT: 'test', GOOGLE_TAG_MANAGER_ID: 'GTM-TEST1' },
    cf: { country: 'GB', timezone: 'UTC' },
  });
  try {
    await run(String(site.url));
  } finally {
    await site.close();
  }
}

test('without the setting nothing is ever measured', async ({ page }) => {
  const calls = await tagManagerCalls(page);
  await page.clock.install();
  await visitAs(page, { now: SATURDAY });
  await open(page, '/static/about-us');
  await page.mouse.move(50, 50);
  await page.mouse.wheel(0, 500);
  await page.clock.runFor(10_000);
  expect(calls).toEqual([]);
});

test('with the setting the tag manager comes at the first move of the mouse, past the policy', async ({ page }) => {
  await withTagManager(async (site) => {
    const calls = await tagManagerCalls(page);
    await page.clock.install();
    await open(page, '/static/about-us', site);
    await page.clock.runFor(2000);
    expect(calls).toEqual([]);
    // What waits for the mouse may come after its first move.
    await expect
      .poll(async () => {
        await page.mouse.move(50, 50 + (performance.now() % 50));
        return page.evaluate(() => Reflect.get(window, 'measured'));
      })
      .toBe(1);
    expect(calls).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
  });
});

test('with the setting the tag manager comes 4 seconds after the load by itself', async ({ page }) => {
  await withTagManager(async (site) => {
    const calls = await tagManagerCalls(page);
    await page.clock.install();
    await open(page, '/static/about-us', site);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(4000);
    await expect.poll(() => calls.length).toBe(1);
  });
});

test('a browser with privacy control is never measured', async ({ page }) => {
  await withTagManager(async (site) => {
    const calls = await tagManagerCalls(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.clock.install();
    await open(page, '/static/about-us', site);
    await page.mouse.wheel(0, 500);
    await page.clock.runFor(10_000);
    // What is loaded late is there before the site ends.
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
});
