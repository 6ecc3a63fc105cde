import { pauseClock, runClockUntil } from '../support/pageClock.ts';
import { RUNNING_MATCH } from '../support/runningMatch.ts';
import { recordRequests, runClock } from './pageRequests.ts';
import { isVersion, noteTraffic, type Traffic } from './traffic.ts';
import { expect, open, type Page, test } from './visitor.ts';

/** A page trusts a new socket after this time. Requests because of a hint come sooner. */
const SETTLED_MS = 16_000;

const homeScore = (page: Page) => page.locator('.row', { hasText: 'Arsenal' }).locator('.row-score-home');

/** Opens a page with a socket, waits until it has read everything, and pauses its clock. */
async function openWithSocket(page: Page, address: string): Promise<Traffic> {
  const seen = noteTraffic(page);
  await page.clock.install();
  await recordRequests(page);
  await open(page, address);
  await pauseClock(page);
  await runClockUntil(page, async () => expect(seen.messages.some(isVersion)).toBe(true));
  await runClock(page, SETTLED_MS);
  seen.requests = [];
  return seen;
}

test('a list shows a goal from its socket without a request for scores', async ({ page, running }) => {
  const seen = await openWithSocket(page, running.url);
  // The page stops polling with the first message after it has settled.
  await expect(homeScore(page)).toHaveText(String(running.score()));
  await runClock(page, SETTLED_MS);
  seen.requests = [];
  await expect(homeScore(page)).toHaveText(String(running.score()));
  await expect(page.locator('.row', { hasText: 'Arsenal' }).locator('[data-glow]')).toHaveCount(1);
  await expect(page.locator('[aria-live=polite]', { hasText: 'Arsenal' })).toHaveCount(1);
  await runClock(page, SETTLED_MS);
  expect(seen.requests.filter((path) => path === '/api/live')).toEqual([]);
});

test('the page of a match asks for the details of a goal that its socket brings', async ({ page, running }) => {
  const seen = await openWithSocket(page, new URL(RUNNING_MATCH, running.url).href);
  const main = page.getByRole('main');
  const goals = running.score();
  await expect(main).toContainText(`${goals}–0`);
  await runClock(page, SETTLED_MS);
  expect(seen.requests).toContain('/api/event');
  // The site may learn of the scorer later than of the score.
  const scorers = main.getByText('Saka', { exact: false });
  await runClockUntil(page, async () => expect(await scorers.count()).toBeGreaterThanOrEqual(goals));
});
