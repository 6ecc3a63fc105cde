import { pauseClock, runClockUntil } from '../support/pageClock.ts';
import type { RunningSite } from '../support/runningMatch.ts';
import { NIGHT } from '../support/tier.ts';
import { scriptOf } from './scriptOf.ts';
import { competitionPath, leagueMatch } from './todaysMatches.ts';
import { noteTraffic } from './traffic.ts';
import { expect, open, openOnSaturday, type Page, test } from './visitor.ts';

const arsenal = (page: Page) => page.locator('.row', { hasText: 'Arsenal' });

/** Opens a page, or the list, with a paused clock. The function that it gives moves both clocks until a check passes. */
async function openStill(page: Page, { url, moveClock }: RunningSite, path = '/') {
  await page.clock.install();
  await open(page, path, url);
  await pauseClock(page);
  return (check: () => Promise<void>, step = 1_000) => runClockUntil(page, check, moveClock, step);
}

test('a page without a socket polls a goal, and its row glows', async ({ page, stopped }) => {
  stopped.feed.world.add({ id: '200', home: 'Leeds', away: 'Fulham', status: 'Awaiting info', kickOff: -1 });
  await expect
    .poll(
      async () => {
        await stopped.moveClock(1_000);
        return (await fetch(stopped.url)).text();
      },
      { intervals: [50] },
    )
    .toContain('Leeds');
  const seen = noteTraffic(page);
  const goOnUntil = await openStill(page, stopped);
  const score = arsenal(page).locator('.row-score-home');
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('.row')) each.setAttribute('data-same', '');
  });
  const goals = stopped.score();
  await goOnUntil(async () => expect(await score.textContent()).toBe(String(goals)));
  await expect(arsenal(page).locator('[data-glow]')).toHaveCount(1);
  await expect(page.locator('main [aria-live=polite]')).toHaveText(
    new RegExp(`^Goal for Arsenal.*: Arsenal ${goals}, Chelsea 0$`),
  );
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

test('a page whose parsers fail to load gets them with a later poll', NIGHT, async ({ browser, stopped }) => {
  // The failures write to the console of this page.
  const page = await browser.newPage();
  let loads = 0;
  await page.route(`**${scriptOf('web/domain/listSchemas.ts')}`, (route) => {
    loads += 1;
    return loads > 2 ? route.continue() : route.abort();
  });
  const goOnUntil = await openStill(page, stopped);
  const score = arsenal(page).locator('.row-score-home');
  const goals = stopped.score();
  await goOnUntil(async () => expect(await score.textContent()).toBe(String(goals)), 3_000);
  expect(loads).toBe(3);
  await page.close();
});

test('a page whose matches only the server renders keeps their scores true', async ({ page, stopped }) => {
  const goOnUntil = await openStill(page, stopped, '/search');
  const score = arsenal(page).locator('.row-score-home');
  const goals = stopped.score();
  await goOnUntil(async () => expect(await score.textContent()).toBe(String(goals)), 5_000);
});

test('a table that is renewed keeps its chosen columns and the focus', async ({ page }) => {
  await page.clock.install();
  const standings = async () => competitionPath(await leagueMatch(page), 'standings');
  await openOnSaturday(page, standings, { width: 360, height: 800 });
  await pauseClock(page);
  await page.route(page.url(), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<div id="season">', '$&<hr id="newer">');
    await route.fulfill({ response, body });
  });
  const form = page.locator('#season').getByLabel('Form', { exact: true });
  await form.check();
  await runClockUntil(page, async () => expect(await page.locator('#newer').count()).toBe(1), undefined, 30_000);
  await expect(form).toBeChecked();
  await expect(form).toBeFocused();
  // A step of the clock may have begun another renewal.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the facts of a match follow a kick-off that moves', async ({ page, stopped }) => {
  const { record } = stopped.feed.world.add({ id: '300', home: 'Celtic', away: 'Hibernian', kickOff: 180 });
  await stopped.moveClock(60_000);
  const goOnUntil = await openStill(page, stopped, '/match/football/celtic-hibernian-300');
  const kickOff = page.locator('.event-facts time');
  const before = await kickOff.getAttribute('datetime');
  record.start_date = new Date(Date.parse(record.start_date) + 3_600_000).toISOString();
  await goOnUntil(async () => expect(await kickOff.getAttribute('datetime')).not.toBe(before), 30_000);
});

test('an open list shows a notice while the feed answers 500, and drops it afterwards', async ({ page, stopped }) => {
  const goOnUntil = await openStill(page, stopped);
  stopped.feed.fault = (response) => {
    response.statusCode = 500;
    response.end('down');
  };
  const note = page.getByText('No newer scores yet.');
  await goOnUntil(async () => expect(await note.isVisible()).toBe(true), 3_000);
  await expect(arsenal(page).locator('.row-score-home')).toHaveText(/\d/);
  stopped.feed.fault = null;
  await goOnUntil(async () => expect(await note.isVisible()).toBe(false), 3_000);
});
