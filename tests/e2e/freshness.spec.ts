import { shiftDate } from '../clocks/shiftDate.ts';
import { pauseClock, runClockUntil } from '../support/pageClock.ts';
import { NIGHT } from '../support/tier.ts';
import { scriptOf } from './scriptOf.ts';
import { expect, open, openOnSaturday, SATURDAY, TERMS, test, visitAs } from './visitor.ts';

const FIFTEEN_HOURS_MS = 15 * 60 * 60_000;

test('a live list tells the age of its scores and stops its clocks without an answer', async ({ page }) => {
  await page.clock.install();
  await visitAs(page, { now: SATURDAY });
  // The requests stay open.
  await page.route('**/api/**', () => undefined);
  await open(page, '/football/live');
  await pauseClock(page);
  const minute = page.locator('.row-live .row-time', { hasText: /^\d+'/ }).first();
  const before = Number.parseInt(await minute.innerText(), 10);
  const status = page.locator('main p[role=status]').first();

  const elapsed = await page.evaluate(() => performance.now());
  await page.clock.fastForward(Math.max(0, 32_000 - elapsed));
  await expect(page.getByText(/^Last updated [345][05] seconds ago$/)).toBeVisible();
  await expect(status).toHaveText('Scores are updating slowly.');
  // A screen reader hears it once, not at each step of the age.
  await page.clock.fastForward(20_000);
  await expect(status).toHaveText('Scores are updating slowly.');

  await page.clock.fastForward(250_000);
  await expect(page.getByText('Last updated 5 minutes ago')).toBeVisible();
  const after = Number.parseInt(await minute.innerText(), 10);
  expect(after - before).toBeLessThanOrEqual(1);
});

test('a home page that stays open overnight shows the new day when its visitor returns', async ({ page }) => {
  await page.clock.install();
  await openOnSaturday(page, '/');
  await pauseClock(page);
  const day = page.locator('#main [aria-current=date]').first();
  await expect(day).toContainText('21');
  await visitAs(page, { now: '2026-11-22T09:00:00Z' });
  await page.clock.fastForward('15:20:00');
  // Its code may have loaded before or after this.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(day).toContainText('22');
});

test('a home page from the browser’s cache of yesterday shows the new day', NIGHT, async ({ page }) => {
  await openOnSaturday(page, '/');
  const day = page.locator('#main [aria-current=date]').first();
  await expect(day).toContainText('21');
  await open(page, TERMS);
  await visitAs(page, { now: '2026-11-22T09:00:00Z' });
  await page.addInitScript(shiftDate, FIFTEEN_HOURS_MS);
  await page.goBack();
  await expect(day).toContainText('22');
});

test('a page whose code is broken reloads', async ({ page }) => {
  const code = `**${scriptOf('web/pages/TextPage.tsx')}`;
  await page.route(code, (route) => route.fulfill({ body: 'throw 0', contentType: 'text/javascript' }));
  const answer = page.waitForResponse(code);
  await page.goto(new URL(TERMS, process.env.SITE_URL).href);
  await answer;
  await page.unroute(code);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
});

test('a page whose controls hang does not say that its scores no longer update', NIGHT, async ({ page }) => {
  await page.clock.install();
  await page.route(`**${scriptOf('web/browser/controls.ts')}`, () => undefined);
  await page.goto(new URL(TERMS, process.env.SITE_URL).href);
  const live = page.locator('html[data-hydrated]');
  await runClockUntil(page, async () => expect(await live.count()).toBe(1));
  await page.clock.runFor(15_000);
  await expect(page.locator('#halt')).toBeHidden();
});
