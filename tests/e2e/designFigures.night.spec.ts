import { layoutShiftOf, observeLayoutShifts, ROUNDING_SHIFT } from '../support/layoutShifts.ts';
import { layout, runningByGoals } from './layout.ts';
import { leagueMatch, matchesOfToday, matchPath } from './pageKinds.ts';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
});

test('the tabs of a running match start above 320 pixels on a phone', async ({ page }) => {
  const [match] = await runningByGoals(page);
  if (match === undefined) throw new Error('no match is running');
  await open(page, matchPath(match));
  const { tabs, content, share, width } = await page.evaluate(layout);
  expect(tabs).toBeLessThanOrEqual(320);
  expect(content).toBeLessThanOrEqual(400);
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThanOrEqual(0.25);
  expect(width).toBe(360);
});

test('a match that has not started has a preview', async ({ page }) => {
  const upcoming = (await matchesOfToday(page)).find(({ state }) => state.kind === 'not-started');
  if (upcoming === undefined) throw new Error('no match to come');
  await open(page, matchPath(upcoming));
  await expect(page.locator('.event-note')).toContainText(/in \d/);
  await expect(page.getByRole('region', { name: 'Match preview' }).locator('p')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Form and position' }).locator('.form')).not.toHaveCount(0);
  expect((await page.evaluate(layout)).share).toBeLessThanOrEqual(0.25);
});

test('the score of a match stays in sight past its head, and nothing moves', async ({ page }) => {
  await observeLayoutShifts(page);
  const [busiest] = await runningByGoals(page);
  if (busiest === undefined) throw new Error('no match is running');
  await open(page, matchPath(busiest));
  const atTop = () => page.evaluate(() => document.elementFromPoint(180, 18)?.closest('.score-bar') !== null);
  expect(await atTop()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(atTop).toBe(true);
  expect(await page.locator('.event-tabs').evaluate((tabs) => tabs.getBoundingClientRect().top)).toBe(36);
  expect(await layoutShiftOf(page)).toBeLessThan(ROUNDING_SHIFT);
});

test('a tap on another tab of a match keeps the scroll position', async ({ page }) => {
  const [match] = await runningByGoals(page);
  if (match === undefined) throw new Error('no match is running');
  await open(page, matchPath(match));
  await page.evaluate(() => window.scrollTo(0, 500));
  // A click of Playwright would first scroll to the place of the sticky tabs.
  await page.getByRole('link', { name: 'Statistics', exact: true }).dispatchEvent('click');
  await page.waitForURL(/\/statistics$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('offers take at most 420 pixels of the right column on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/football');
  const { offers } = await page.evaluate(layout);
  expect(offers).toBeGreaterThan(100);
  expect(offers).toBeLessThanOrEqual(420);
});

test('a league table fits a phone in each of its views', async ({ page }) => {
  const match = await leagueMatch(page);
  await open(page, matchPath(match, 'standings'));
  for (const [view, columns] of [
    ['Short', ['P', '+/−', 'Pts']],
    ['Full', ['P', 'W', 'D', 'L', 'F:A', '+/−', 'Pts']],
    ['Form', ['P', 'Pts', 'Form']],
  ] as const) {
    await page.getByText(view, { exact: true }).first().click();
    const shown = await page.locator('.standings thead th').filter({ visible: true }).allInnerTexts();
    expect(shown.slice(2)).toEqual(columns);
    expect((await page.evaluate(layout)).width).toBe(360);
    const wide = await page.locator('.standings').evaluate((table) => table.getBoundingClientRect().right);
    expect(wide).toBeLessThanOrEqual(352);
  }
  await page.getByText('Short', { exact: true }).first().click();
  const cut = await page
    .locator('.standings-team bdi')
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
  expect(cut).toEqual([]);
  const heights = await page.locator('.standings tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(37);
});

test('a page that does not exist shows no offers', async ({ page }) => {
  const response = await page.request.get(`${process.env.SITE_URL}no/such/page/at/all`);
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('Page not found');
  expect(html).not.toMatch(/\/play\/|class="offer|class="bonuses/);
});
