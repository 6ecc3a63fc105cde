import { pauseClock, runClockUntil } from '../support/pageClock.ts';
import { RUNNING_MATCH, type RunningSite, scoreGoal, startRunningMatch } from '../support/runningMatch.ts';
import { recordRequests, runClock } from './pageRequests.ts';
import { isVersion, noteTraffic, type Traffic } from './traffic.ts';
import { expect, open, type Page, test } from './visitor.ts';

/** A page trusts a new socket after this time. Requests because of a hint come sooner. */
const SETTLED_MS = 16_000;

// The tests share one site, so they run in one worker. Each adds a goal.
test.describe.configure({ mode: 'default' });

let site: RunningSite;
let goals = 0;

test.beforeAll(async () => {
  site = await startRunningMatch();
});

test.afterAll(() => site.close());

/** Adds a goal, and gives the new score of the home side. */
function score(): string {
  scoreGoal(site.feed, 20 + goals);
  goals += 1;
  return String(goals);
}

const homeScore = (page: Page) => page.locator('.row', { hasText: 'Arsenal' }).locator('.row-score-home');

/** Opens a page with a socket, waits until it has read everything, and pauses its clock. */
async function openWithSocket(page: Page, path: string): Promise<Traffic> {
  const seen = noteTraffic(page);
  await page.clock.install();
  await recordRequests(page);
  await open(page, path, site.url);
  await pauseClock(page);
  await runClockUntil(page, async () => expect(seen.messages.some(isVersion)).toBe(true));
  await runClock(page, SETTLED_MS);
  seen.requests = [];
  return seen;
}

test('a list shows a goal from its socket without a request for scores', async ({ page }) => {
  const seen = await openWithSocket(page, '/');
  // The page stops polling with the first message after it has settled.
  await expect(homeScore(page)).toHaveText(score());
  await runClock(page, SETTLED_MS);
  seen.requests = [];
  await expect(homeScore(page)).toHaveText(score());
  await expect(page.locator('.row', { hasText: 'Arsenal' }).locator('[data-glow]')).toHaveCount(1);
  await expect(page.locator('[aria-live=polite]', { hasText: 'Arsenal' })).toHaveCount(1);
  await runClock(page, SETTLED_MS);
  expect(seen.requests.filter((path) => path === '/api/live')).toEqual([]);
});

test('the page of a match asks for the details of a goal that its socket brings', async ({ page }) => {
  const seen = await openWithSocket(page, RUNNING_MATCH);
  const main = page.getByRole('main');
  await expect(main).toContainText(`${score()}–0`);
  await runClock(page, SETTLED_MS);
  expect(seen.requests).toContain('/api/event');
  // The site may learn of the scorer later than of the score.
  const scorers = main.getByText('Saka', { exact: false });
  await runClockUntil(page, async () => expect(await scorers.count()).toBeGreaterThanOrEqual(goals));
});
