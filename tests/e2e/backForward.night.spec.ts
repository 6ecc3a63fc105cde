import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runClockUntil } from '../support/pageClock.ts';
import { scoreGoal, withRunningMatch } from '../support/runningMatch.ts';
import config from './playwright.config.ts';
import { isVersion, noteTraffic } from './traffic.ts';
import { expect, open, test } from './visitor.ts';

/** The headless shell of Chromium has no back/forward cache. */
const executablePath = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
  .find((path) => existsSync(path));

// Playwright turns the back/forward cache off.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ...(executablePath === undefined ? {} : { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.skip(executablePath === undefined, 'only a whole Chromium has a back/forward cache');

test('a page from the back/forward cache shows new scores', async ({ page }) => {
  await withRunningMatch({}, async (site, feed) => {
    const seen = noteTraffic(page);
    const hasVersion = async () => expect(seen.messages.some(isVersion)).toBe(true);
    await page.clock.install();
    await open(page, '/', site);
    await runClockUntil(page, hasVersion);
    await page.evaluate(() => Reflect.set(window, 'isKept', true));
    await open(page, '/basketball', site);
    scoreGoal(feed);
    seen.messages = [];
    await page.evaluate(() => history.back());
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isKept')).catch(() => null)).toBe(true);
    await runClockUntil(page, async () => expect(await page.locator('.row-score-home').textContent()).toBe('1'));
    await runClockUntil(page, hasVersion);
    // A poll after the end of the site would write to the console.
    await page.close();
  });
});
