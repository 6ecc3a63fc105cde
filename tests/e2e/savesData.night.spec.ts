import { runClockUntil } from '../support/pageClock.ts';
import { scoreGoal, withRunningMatch } from '../support/runningMatch.ts';
import { noteTraffic } from './traffic.ts';
import { expect, open, test } from './visitor.ts';

test('a browser that saves data polls, and loads no script for sockets', async ({ page }) => {
  await withRunningMatch({}, async (site, feed) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const seen = noteTraffic(page);
    await page.clock.install();
    await open(page, '/', site);
    scoreGoal(feed);
    const score = page.locator('.row', { hasText: 'Arsenal' }).locator('.row-score-home');
    await runClockUntil(page, async () => expect(await score.textContent()).toBe('1'));
    expect(seen.sockets).toBe(0);
    expect(scripts.filter((url) => url.includes('pushClient'))).toEqual([]);
    // A poll after the end of the site would write to the console.
    await page.close();
  });
});
