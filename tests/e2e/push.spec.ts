import { pauseClock, runClockUntil } from '../support/pageClock.ts';
import { RUNNING_MATCH, scoreGoal, withRunningMatch } from '../support/runningMatch.ts';
import { goOn, noteQuestions } from './questions.ts';
import { isPong, noteTraffic, type Traffic } from './traffic.ts';
import { expect, open, type Page, test } from './visitor.ts';

/** A page that is asked to read again does so within this time. It is shorter than the pause between two pings. */
const SPREAD_MS = 11_000;

const homeScore = (page: Page) => page.locator('.row', { hasText: 'Arsenal' }).locator('.row-score-home');

/** Opens a page with a socket, waits until it has read everything, and pauses its clock. */
async function openWithSocket(page: Page, path: string, site: string): Promise<Traffic> {
  const seen = noteTraffic(page);
  await page.clock.install();
  await noteQuestions(page);
  await open(page, path, site);
  await pauseClock(page);
  await runClockUntil(page, async () => expect(seen.told.some(isPong)).toBe(true));
  await goOn(page, SPREAD_MS);
  seen.asked = [];
  return seen;
}

test('a list shows a goal from its socket without a request for scores', async ({ page }) => {
  await withRunningMatch({}, async (site, feed) => {
    const seen = await openWithSocket(page, '/', site);
    scoreGoal(feed);
    await expect(homeScore(page)).toHaveText('1');
    await expect(page.locator('.row', { hasText: 'Arsenal' }).locator('[data-glow]')).toHaveCount(1);
    await expect(page.locator('[aria-live=polite]', { hasText: 'Arsenal' })).toHaveCount(1);
    await goOn(page, SPREAD_MS);
    expect(seen.asked.filter((path) => path === '/api/live')).toEqual([]);
  });
});

test('a reload right after a goal shows it from the socket, before a poll answers', async ({ page }) => {
  await withRunningMatch({}, async (site, feed) => {
    await openWithSocket(page, '/', site);
    scoreGoal(feed);
    await expect(homeScore(page)).toHaveText('1');
    await page.route('**/api/live*', () => undefined);
    await page.reload();
    await runClockUntil(page, async () => expect(await homeScore(page).textContent()).toBe('1'));
  });
});

test('the page of a match asks for the details of a goal that its socket tells', async ({ page }) => {
  await withRunningMatch({}, async (site, feed) => {
    const seen = await openWithSocket(page, RUNNING_MATCH, site);
    scoreGoal(feed);
    await expect(page.getByRole('main')).toContainText('1–0');
    await goOn(page, SPREAD_MS);
    expect(seen.asked).toContain('/api/event');
    // The site may learn of the scorer later than of the score.
    await runClockUntil(page, async () => expect(await page.getByRole('main').textContent()).toContain('Saka'));
    await page.close();
  });
});

test('a browser that saves data polls, and loads no script for sockets', async ({ page }) => {
  await withRunningMatch({}, async (site, feed) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const seen = noteTraffic(page);
    await page.clock.install();
    await open(page, '/', site);
    scoreGoal(feed);
    await runClockUntil(page, async () => expect(await homeScore(page).textContent()).toBe('1'));
    expect(seen.sockets).toBe(0);
    expect(scripts.filter((url) => url.includes('pushClient'))).toEqual([]);
    // A poll after the end of the site would write to the console.
    await page.close();
  });
});
