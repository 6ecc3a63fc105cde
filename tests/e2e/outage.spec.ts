import { pauseClock, runClockUntil } from '../support/pageClock.ts';
import { RUNNING_MATCH, type RunningSite, scoreGoal, startRunningMatch } from '../support/runningMatch.ts';
import { startFront } from './front.ts';
import { noteTraffic } from './traffic.ts';
import { expect, open, type Page, test } from './visitor.ts';

/** A page says that it has lost its network within this time, and is right within it after the network’s return. */
const SOON_MS = 5_000;

// The tests share one site, so they run in one worker. Each adds a goal.
test.describe.configure({ mode: 'default' });

let site: RunningSite;
let goals = 0;

test.beforeAll(async () => {
  site = await startRunningMatch();
});
test.afterAll(() => site.close());

const PAGES = [
  ['home', '/', '.row-score-home'],
  ['a match', RUNNING_MATCH, '.event-score .event-goals'],
] as const;

/** The site's live list. */
const scoreOfSite = async () => (await fetch(new URL('/api/live', site.url))).text();

const noConnection = (page: Page) => page.getByRole('alert').getByText('No connection');

for (const [name, path, place] of PAGES) {
  test(`${name} tells a lost network and shows the goals of that time at its return`, async ({ browser }) => {
    // The failures write to the console of this page.
    const page = await browser.newPage();
    await open(page, path, site.url);
    // The code that watches the connection loads after the page.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await expect(noConnection(page)).toBeVisible({ timeout: SOON_MS });
    goals += 1;
    scoreGoal(site.feed, 20 + goals);
    await expect.poll(scoreOfSite).toContain(`"score":{"home":${goals},`);
    await page.context().setOffline(false);
    await expect(page.locator(place).first()).toHaveText(String(goals), { timeout: SOON_MS });
    await expect(noConnection(page)).toBeHidden();
    await page.close();
  });
}

test('a page polls although its browser says that it is offline', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    addEventListener('load', () => dispatchEvent(new Event('offline')));
  });
  const seen = noteTraffic(page);
  await page.clock.install();
  await open(page, '/', site.url);
  await pauseClock(page);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  seen.requests = [];
  await runClockUntil(page, async () => expect(seen.requests).toContain('/api/live'));
  await expect(noConnection(page)).toBeHidden();
  await page.close();
});

test('a page of a site that stopped says so, and is right when the site is back', async ({ browser }) => {
  const front = await startFront(site.url);
  const { port } = new URL(front.url);
  const page = await browser.newPage();
  await open(page, '/', front.url);
  await page.waitForLoadState('networkidle');
  await front.close();
  await expect(noConnection(page)).toBeVisible();
  goals += 1;
  scoreGoal(site.feed, 20 + goals);
  await expect.poll(scoreOfSite).toContain(`"score":{"home":${goals},`);
  const again = await startFront(site.url, Number(port));
  await expect(page.locator('.row-score-home').first()).toHaveText(String(goals), { timeout: SOON_MS });
  await page.close();
  await again.close();
});
