import { pauseClock, runClockUntil } from '../support/pageClock.ts';
import { type RunningSite, scoreGoal, startRunningMatch } from '../support/runningMatch.ts';
import { scriptOf } from './scriptOf.ts';
import { noteTraffic } from './traffic.ts';
import { expect, open, type Page, test } from './visitor.ts';

// The tests share one site, so they run in one worker.
test.describe.configure({ mode: 'default' });

let site: RunningSite;

test.beforeAll(async () => {
  site = await startRunningMatch({ vars: { LIVE_PUSH: 'off' }, isStopped: true });
  site.feed.world.add({ id: '200', home: 'Leeds', away: 'Fulham', status: 'Awaiting info', kickOff: -1 });
  await expect
    .poll(async () => {
      await site.moveClock(1_000);
      return (await fetch(site.url)).text();
    })
    .toContain('Leeds');
});

test.afterAll(() => site.close());

const arsenal = (page: Page) => page.locator('.row', { hasText: 'Arsenal' });

/** Opens the list with a paused clock. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/', site.url);
  await pauseClock(page);
}

/** Moves the clocks of the page and of the site together until a check passes. */
const goOnUntil = (page: Page, check: () => Promise<void>, step?: number) =>
  runClockUntil(page, check, site.moveClock, step);

test('a page without a socket polls a goal, and its row glows', async ({ page }) => {
  const seen = noteTraffic(page);
  await openStill(page);
  const score = arsenal(page).locator('.row-score-home');
  await expect(score).toHaveText('0');
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('.row')) each.setAttribute('data-same', '');
  });
  scoreGoal(site.feed);
  await goOnUntil(page, async () => expect(await score.textContent()).toBe('1'));
  await expect(arsenal(page).locator('[data-glow]')).toHaveCount(1);
  await expect(page.locator('main [aria-live=polite]')).toHaveText(/^Goal for Arsenal.*: Arsenal 1, Chelsea 0$/);
  // An animation of anything but the opacity would paint each of its frames.
  const moving = await score.evaluate((element) => {
    const effects = element.getAnimations({ subtree: true }).map(({ effect }) => effect);
    const frames = effects.flatMap((effect) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
    const own = ['offset', 'computedOffset', 'easing', 'composite'];
    return frames.flatMap((frame) => Object.keys(frame).filter((name) => !own.includes(name)));
  });
  expect(moving.filter((name) => name !== 'opacity')).toEqual([]);
  await page.clock.runFor(2_000);
  await expect(arsenal(page).locator('[data-glow]')).toHaveCount(0);
  await expect(page.locator('.row[data-same]')).toHaveCount(2);
  expect(seen.sockets).toBe(0);
});

test('a page whose parsers fail to load gets them with a later poll', async ({ browser }) => {
  // The failures write to the console of this page.
  const page = await browser.newPage();
  let loads = 0;
  await page.route(`**${scriptOf('web/domain/listSchemas.ts')}`, (route) => {
    loads += 1;
    return loads > 2 ? route.continue() : route.abort();
  });
  await openStill(page);
  const score = arsenal(page).locator('.row-score-home');
  const goals = Number(await score.textContent());
  scoreGoal(site.feed);
  await goOnUntil(page, async () => expect(await score.textContent()).toBe(String(goals + 1)));
  expect(loads).toBe(3);
  await page.close();
});

test('an open list shows a notice while the feed answers 500, and drops it afterwards', async ({ page }) => {
  await openStill(page);
  site.feed.fault = (response) => {
    response.statusCode = 500;
    response.end('down');
  };
  const note = page.getByText('No newer scores yet.');
  await goOnUntil(page, async () => expect(await note.isVisible()).toBe(true), 3_000);
  await expect(arsenal(page).locator('.row-score-home')).toHaveText(/\d/);
  site.feed.fault = null;
  await goOnUntil(page, async () => expect(await note.isVisible()).toBe(false), 3_000);
});
