import { runClockUntil } from '../support/pageClock.ts';
import { scoreGoal, withRunningMatch } from '../support/runningMatch.ts';
import config from './playwright.config.ts';
import { isPong, noteTraffic } from './traffic.ts';
import { expect, open, test } from './visitor.ts';

// Playwright turns the back/forward cache off.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('a page with a socket comes back from the back/forward cache with new scores', async ({ page }) => {
  await withRunningMatch({}, async (site, feed) => {
    const seen = noteTraffic(page);
    const hasPong = async () => expect(seen.messages.some(isPong)).toBe(true);
    await page.clock.install();
    await open(page, '/', site);
    await runClockUntil(page, hasPong);
    await page.evaluate(() => Reflect.set(window, 'isKept', true));
    await open(page, '/basketball', site);
    scoreGoal(feed);
    seen.messages = [];
    await page.evaluate(() => history.back());
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isKept')).catch(() => null)).toBe(true);
    await runClockUntil(page, async () => expect(await page.locator('.row-score-home').textContent()).toBe('1'));
    await runClockUntil(page, hasPong);
    // A poll after the end of the site would write to the console.
    await page.close();
  });
});
