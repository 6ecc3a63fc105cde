import { withRunningMatch } from '../support/runningMatch.ts';
import { expect, open, type Page, test } from './visitor.ts';

/** How exactly the site knows when it saw something. */
const EXACT_MS = 1_000;
const SHOWN_MS = 60_000;

/** When each answer came that a page was sent and that tells of the goal, milliseconds UTC. */
function noteGoals(page: Page): number[] {
  const told: number[] = [];
  page.on('response', async (answer) => {
    const at = Date.now();
    const text = await answer.text().catch(() => '');
    if (/Saka|"score":\{"home":1\b/.test(text)) told.push(at);
  });
  return told;
}

const homeScore = (page: Page) => page.locator('.row', { hasText: 'Arsenal' }).locator('.row-score-home');

test('who is behind a television is sent nothing younger, over a reload and with a longer delay', async ({ page }) => {
  test.setTimeout(180_000);
  await withRunningMatch({ LIVE_POLL_SECONDS: '2' }, async (url, feed) => {
    const wait = (seconds: number) => page.context().addCookies([{ name: 'delay', value: String(seconds), url }]);
    try {
      // What everybody sees is known for longer than the delay.
      await open(page, '/', url);
      await page.waitForTimeout(22_000);
      await wait(20);
      const told = noteGoals(page);
      await open(page, '/', url);
      await expect(homeScore(page)).toHaveText('0');
      const scoredAt = Date.now();
      feed.world.match('100').goal('home', 20, 'Bukayo Saka');
      await page.waitForTimeout(8_000);
      await open(page, '/match/football/arsenal-chelsea-100', url);
      await open(page, '/', url);
      await expect(homeScore(page)).toHaveText('0');
      await expect(homeScore(page)).toHaveText('1', { timeout: SHOWN_MS });
      expect(Math.min(...told) - scoredAt).toBeGreaterThanOrEqual(20_000 - EXACT_MS);

      await wait(40);
      told.length = 0;
      await page.reload();
      if (Date.now() - scoredAt < 39_000) await expect(homeScore(page)).toHaveText('0', { timeout: 2_000 });
      await expect(homeScore(page)).toHaveText('1', { timeout: SHOWN_MS });
      expect(Math.min(...told) - scoredAt).toBeGreaterThanOrEqual(40_000 - EXACT_MS);
    } finally {
      await page.close();
    }
  });
});
