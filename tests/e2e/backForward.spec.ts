import { serveBuild } from '../commands/serveBuild.mjs';
import { startFeed } from '../feed/server.ts';
import config from './playwright.config.ts';
import { expect, open, test } from './visitor.ts';

const root = new URL('../..', import.meta.url).pathname;

// Playwright's browsers keep no page that is left, unless they are told to.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('a page with a socket that is left is kept whole, and is told again when the visitor comes back', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const feed = await startFeed();
  feed.world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '1st half', kickOff: -20, since: 19.5 });
  feed.world.match('100').score(0, 0);
  const site = await serveBuild({
    ...{ root, port: 0, cf: { country: 'GB', timezone: 'UTC' } },
    vars: { ENVIRONMENT: 'test', LIVE_API_URL: feed.url, LIVE_FEED_SECONDS: '1' },
  });
  try {
    const told: string[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void told.push(String(payload))));
    const isTold = () => expect.poll(() => told.some((text) => /^[a-z]/.test(text)), { timeout: 15_000 }).toBe(true);
    await open(page, '/', String(site.url));
    await isTold();
    await page.evaluate(() => Reflect.set(window, 'isKept', true));
    await open(page, '/basketball', String(site.url));
    feed.world.match('100').goal('home', 20, 'Bukayo Saka');
    told.length = 0;
    await page.evaluate(() => history.back());
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isKept')).catch(() => null)).toBe(true);
    await expect(page.locator('.row-score-home')).toHaveText('1', { timeout: 15_000 });
    await isTold();
  } finally {
    await site.close();
    await feed.close();
  }
});
