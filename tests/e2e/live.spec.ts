import type { Feed } from '../feed/server.ts';
import { withRunningMatch } from '../support/runningMatch.ts';
import { expect, open, test } from './visitor.ts';

/** Runs a test against a site whose pages poll every two seconds, and that waits half a second for its feed. */
const withFeed = (run: (site: string, feed: Feed) => Promise<void>) =>
  withRunningMatch(
    { LIVE_FEED_SECONDS: '5', LIVE_POLL_SECONDS: '2', UPSTREAM_TIMEOUT_MS: '500' },
    async (site, feed) => {
      feed.world.add({ id: '200', home: 'Leeds', away: 'Fulham', status: 'Awaiting info', kickOff: -1 });
      await run(site, feed);
    },
  );

test('a goal in the feed changes one row, glows and is announced', async ({ page }) => {
  await withFeed(async (site, feed) => {
    await open(page, '/', site);
    const row = page.locator('.row', { hasText: 'Arsenal' });
    await expect(row.locator('.row-score-home')).toHaveText('0');
    await expect(row.locator('.row-time')).toContainText(/^20'/);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('.row')) each.setAttribute('data-same', '');
    });
    feed.world.match('100').goal('home', 20, 'Bukayo Saka');
    await expect(row.locator('.row-score-home')).toHaveText('1', { timeout: 15_000 });
    await expect(row.locator('[data-glow]')).toHaveCount(1);
    // Anything else that moves would be painted anew in each frame of the two seconds.
    const moving = await row.locator('.row-score-home').evaluate((score) => {
      const effects = score.getAnimations({ subtree: true }).map(({ effect }) => effect);
      const frames = effects.flatMap((effect) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
      const own = ['offset', 'computedOffset', 'easing', 'composite'];
      return frames.flatMap((frame) => Object.keys(frame).filter((name) => !own.includes(name)));
    });
    expect([...new Set(moving)]).toEqual(['opacity']);
    await expect(row.locator('[data-glow]')).toHaveCount(0, { timeout: 5000 });
    await expect(page.locator('main [aria-live=polite]')).toHaveText('New score: Arsenal 1, Chelsea 0');
    await expect(page.locator('.row[data-same]')).toHaveCount(2);
  });
});

test('a dead feed keeps the scores, and the page says how old they are', async ({ page }) => {
  // The source is asked again after 1, 2, 4, 8, 16 seconds: up to 31 pass until it is seen to be back.
  test.setTimeout(70_000);
  await withFeed(async (site, feed) => {
    await open(page, '/', site);
    feed.fault = (response) => {
      response.statusCode = 500;
      response.end('down');
    };
    await expect(page.getByText('The source has not sent newer ones yet.')).toBeVisible({ timeout: 35_000 });
    await expect(page.locator('.row', { hasText: 'Arsenal' }).locator('.row-score-home')).toHaveText('0');
    await page.reload();
    await expect(page.locator('.row', { hasText: 'Arsenal' })).toBeVisible();
    feed.fault = null;
    await expect(page.getByText('The source has not sent newer ones yet.')).toBeHidden({ timeout: 40_000 });
  });
});

for (const [name, fault] of [
  ['garbage', 'not json'],
  ['a list that is none', '{"fixtures": 7}'],
  ['records that are none', '{"fixtures": [null, 1, {"id": {}}], "results": "x"}'],
] as const) {
  test(`a feed that answers ${name} never blanks the page`, async ({ page }) => {
    await withFeed(async (site, feed) => {
      await open(page, '/', site);
      feed.fault = (response) => void response.end(fault);
      const before = feed.calls.length;
      await expect.poll(() => feed.calls.length, { timeout: 20_000 }).toBeGreaterThan(before + 1);
      // All that the page loads has come before its site is gone.
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.locator('.row')).toHaveCount(2);
    });
  });
}
