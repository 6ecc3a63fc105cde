import type { Browser, Locator } from 'playwright/test';
import { pauseClock, runClockUntil } from '../support/pageClock.ts';
import { RUNNING_MATCH, type RunningSite } from '../support/runningMatch.ts';
import { isNight } from '../support/tier.ts';
import { startFront } from './front.ts';
import { recordRequests, runClock } from './pageRequests.ts';
import { noteTraffic } from './traffic.ts';
import { expect, open, type Page, test } from './visitor.ts';

/** A page says within ten steps of its clock that it has lost its network, and is right within them after its return. */
const [STEPS, STEP_MS] = [10, 500];

const PAGES = [
  ['home', '/', '.row-score-home'],
  ['a match', RUNNING_MATCH, '.event-score .event-goals'],
] as const;

/** Adds a goal and waits until the site knows it. Gives the new score. */
async function score({ score: add, url }: RunningSite): Promise<string> {
  const goals = add();
  const list = async () => (await fetch(new URL('/api/live', url))).text();
  await expect.poll(list, { intervals: [100] }).toContain(`"score":{"home":${goals},`);
  return String(goals);
}

const noConnection = (page: Page) => page.getByRole('alert').getByText('No connection');

/** Opens a page in a browser whose console may have errors, and pauses its clock. */
async function openStill(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.clock.install();
  await recordRequests(page);
  await open(page, address);
  await pauseClock(page);
  return page;
}

/** Waits until a page has something, but moves its clock no further than it may. */
async function expectSoon(page: Page, found: Locator): Promise<void> {
  for (let step = 0; step < STEPS && (await found.count()) === 0; step += 1) await runClock(page, STEP_MS);
  await expect(found).toHaveCount(1);
}

for (const [name, path, place] of isNight ? PAGES : PAGES.slice(0, 1)) {
  test(`${name} tells a lost network and shows the goals of that time at its return`, async ({ browser, running }) => {
    const page = await openStill(browser, new URL(path, running.url).href);
    await page.context().setOffline(true);
    await expectSoon(page, noConnection(page).filter({ visible: true }));
    const goals = await score(running);
    await page.context().setOffline(false);
    await expectSoon(page, page.locator(place, { hasText: goals }));
    await expect(noConnection(page)).toBeHidden();
    await page.close();
  });
}

test('a page polls although its browser says that it is offline', async ({ page, running }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    addEventListener('load', () => dispatchEvent(new Event('offline')));
  });
  const seen = noteTraffic(page);
  await page.clock.install();
  await open(page, '/', running.url);
  await pauseClock(page);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  seen.requests = [];
  await runClockUntil(page, async () => expect(seen.requests).toContain('/api/live'));
  await expect(noConnection(page)).toBeHidden();
  await page.close();
});

test('a page of a site that stopped says so, and is right when the site is back', async ({ browser, running }) => {
  const front = await startFront(running.url);
  const { port } = new URL(front.url);
  const page = await openStill(browser, front.url);
  await front.close();
  await runClockUntil(page, async () => expect(await noConnection(page).isVisible()).toBe(true));
  const goals = await score(running);
  const again = await startFront(running.url, Number(port));
  // The longer it failed, the later it tries again.
  await runClockUntil(page, async () =>
    expect(await page.locator('.row-score-home', { hasText: goals }).count()).toBe(1),
  );
  await page.close();
  await again.close();
});
