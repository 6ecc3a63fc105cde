import type { Page } from 'playwright/test';
import { serveBuild } from '../commands/serveBuild.mjs';
import { type Feed, startFeed } from '../feed/server.ts';
import { expect, open, test } from './visitor.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Runs a test against a site that asks a feed each second, and whose pages poll every ten. */
async function withFeed(vars: Record<string, string>, run: (site: string, feed: Feed) => Promise<void>): Promise<void> {
  const feed = await startFeed();
  feed.world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '1st half', kickOff: -20, since: 19.5 });
  feed.world.match('100').score(0, 0);
  const site = await serveBuild({
    root,
    port: 0,
    vars: { ENVIRONMENT: 'test', LIVE_API_URL: feed.url, LIVE_FEED_SECONDS: '1', ...vars },
    cf: { country: 'GB', timezone: 'UTC' },
  });
  try {
    await run(String(site.url), feed);
  } finally {
    await site.close();
    await feed.close();
  }
}

/** Notes the sockets that a page opens and what it asks the API for. */
function watch(page: Page) {
  const seen = { sockets: 0, told: [] as string[], asked: [] as string[] };
  page.on('websocket', (socket) => {
    seen.sockets += 1;
    socket.on('framereceived', ({ payload }) => seen.told.push(String(payload)));
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.asked.push(pathname);
  });
  return seen;
}

const isPong = (text: string) => /^[a-z]/.test(text);

/** How long a page that is told to read again waits at most, and longer than polls would. */
const SETTLED_MS = 11_000;

const isScores = (path: string) => path === '/api/live';

test('a goal comes over the socket: the page asks for no scores, and says it once', async ({ page }) => {
  test.setTimeout(60_000);
  await withFeed({}, async (site, feed) => {
    const seen = watch(page);
    await open(page, '/', site);
    await expect.poll(() => seen.told.some(isPong), { timeout: 15_000 }).toBe(true);
    // The journal of a new site begins after its first page, which may be told to read again.
    await page.waitForTimeout(SETTLED_MS);
    seen.asked = [];
    feed.world.match('100').goal('home', 20, 'Bukayo Saka');
    const row = page.locator('.row', { hasText: 'Arsenal' });
    await expect(row.locator('.row-score-home')).toHaveText('1', { timeout: 5_000 });
    await expect(row.locator('[data-glow]')).toHaveCount(1);
    await expect(page.locator('[aria-live=polite]', { hasText: 'Arsenal' })).toHaveCount(1);
    await page.waitForTimeout(SETTLED_MS);
    expect(seen.asked.filter(isScores)).toEqual([]);
  });
});

test('a page that is loaded right after a goal shows it, though its list may be older', async ({ page }) => {
  await withFeed({}, async (site, feed) => {
    const seen = watch(page);
    await open(page, '/', site);
    await expect.poll(() => seen.told.some(isPong), { timeout: 15_000 }).toBe(true);
    const score = page.locator('.row', { hasText: 'Arsenal' }).locator('.row-score-home');
    feed.world.match('100').goal('home', 20, 'Bukayo Saka');
    await expect(score).toHaveText('1', { timeout: 15_000 });
    await page.reload();
    // The socket is opened once the page has been painted, and looked for every two seconds.
    await expect(score).toHaveText('1', { timeout: 4_000 });
  });
});

test('the page of a match is told its goal, and asks for what else there is of it', async ({ page }) => {
  await withFeed({}, async (site, feed) => {
    const seen = watch(page);
    await open(page, '/match/football/arsenal-chelsea-100', site);
    await expect.poll(() => seen.told.some(isPong), { timeout: 15_000 }).toBe(true);
    seen.asked = [];
    feed.world.match('100').goal('home', 20, 'Bukayo Saka');
    await expect(page.getByRole('main')).toContainText('Saka', { timeout: 20_000 });
    expect(seen.asked.filter((path) => path === '/api/event').length).toBeLessThanOrEqual(3);
  });
});

test('without push there is no socket, and polling shows the goal', async ({ page }) => {
  await withFeed({ LIVE_PUSH: 'off', LIVE_POLL_SECONDS: '2' }, async (site, feed) => {
    const seen = watch(page);
    await open(page, '/', site);
    feed.world.match('100').goal('home', 20, 'Bukayo Saka');
    const row = page.locator('.row', { hasText: 'Arsenal' });
    await expect(row.locator('.row-score-home')).toHaveText('1', { timeout: 15_000 });
    expect(seen.sockets).toBe(0);
  });
});
