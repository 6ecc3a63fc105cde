import { withRunningMatch } from '../support/runningMatch.ts';
import config from './playwright.config.ts';
import { expect, open, test } from './visitor.ts';

// Playwright's browsers keep no page that is left, unless they are told to.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('a page with a socket that is left is kept whole, and is told again when the visitor comes back', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await withRunningMatch({}, async (site, feed) => {
    const told: string[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void told.push(String(payload))));
    const isTold = () => expect.poll(() => told.some((text) => /^[a-z]/.test(text)), { timeout: 15_000 }).toBe(true);
    await open(page, '/', site);
    await isTold();
    await page.evaluate(() => Reflect.set(window, 'isKept', true));
    await open(page, '/basketball', site);
    feed.world.match('100').goal('home', 20, 'Bukayo Saka');
    told.length = 0;
    await page.evaluate(() => history.back());
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isKept')).catch(() => null)).toBe(true);
    await expect(page.locator('.row-score-home')).toHaveText('1', { timeout: 15_000 });
    await isTold();
  });
});
