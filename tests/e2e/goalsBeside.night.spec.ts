import { movedParts, observeLayoutShifts } from '../support/layoutShifts.ts';
import { pauseClock, runClockUntil } from '../support/pageClock.ts';
import { type RunningSite, startRunningMatch } from '../support/runningMatch.ts';
import { expect, open, type Page, test } from './visitor.ts';

/** The panel shows six goals. */
const GOALS = 8;

const WIDE = { width: 1440, height: 900 };

/** The longest time until the panel asks for goals. */
const LOOK_MS = 11_000;

// The tests share one site, so they run in one worker.
test.describe.configure({ mode: 'default' });

let site: RunningSite;

/** The number of goals that the site knows. */
async function knownGoals(): Promise<number> {
  await site.moveClock(1_000);
  const answer: unknown = await (await fetch(new URL('/api/goals', site.url))).json();
  const goals: unknown = answer instanceof Object ? Reflect.get(answer, 'goals') : null;
  return Array.isArray(goals) ? goals.length : 0;
}

/** The panel needs a list that is longer than the right column. */
async function startLongList(): Promise<RunningSite> {
  const started = await startRunningMatch({ vars: { LIVE_PUSH: 'off' }, isStopped: true });
  for (let index = 0; index < 60; index += 1) {
    const teams = { home: `Town ${index}`, away: `City ${index}` };
    const match = started.feed.world.add({ id: `m${index}`, ...teams, status: '1st half', kickOff: -20, since: 19.5 });
    match.score(0, 0);
  }
  const lists = async () => {
    await started.moveClock(1_000);
    return (await (await fetch(started.url)).text()).includes('Town 59');
  };
  await expect.poll(lists).toBe(true);
  return started;
}

test.beforeAll(async () => {
  site = await startLongList();
  expect(await knownGoals()).toBe(0);
});

test.afterAll(() => site.close());

/** Lets the first matches score; a match that has scored already does not again. */
async function scoreGoals(): Promise<void> {
  for (let index = 0; index < GOALS; index += 1) {
    const match = site.feed.world.match(`m${index}`);
    if (match.record.incidents.home.length === 0) match.goal('home', 20, `Player ${index}`);
  }
  await expect.poll(knownGoals).toBe(GOALS);
}

/** Notes the requests of a page for the list of goals. */
function noteRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/(goals|doelpunten)$/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

const panelOf = (page: Page) => page.locator('section:has(> #goals-title)');

test('a list without goals has no panel of goals beside it', async ({ page }) => {
  await page.setViewportSize(WIDE);
  const requests = noteRequests(page);
  await page.clock.install();
  await open(page, '/', site.url);
  await runClockUntil(page, async () => expect(requests.length).toBeGreaterThan(0));
  await page.waitForLoadState('networkidle');
  await expect(panelOf(page)).toHaveCount(0);
});

for (const [path, goals, name] of [
  ['/', '/goals', 'Latest goals'],
  ['/nl', '/nl/doelpunten', 'Laatste doelpunten'],
] as const) {
  test(`${path} shows the newest goals beside its list in a wide window, without a shift`, async ({ page }) => {
    await scoreGoals();
    await page.setViewportSize(WIDE);
    await observeLayoutShifts(page);
    await open(page, path, site.url);
    const panel = page.getByRole('region', { name });
    await expect(panel.getByRole('listitem')).toHaveCount(6);
    await expect(panel.getByRole('listitem').first()).toContainText(/Player \d/);
    await expect(panel.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute('href', goals);
    expect(await movedParts(page)).toEqual([]);
    // It follows the visitor down the list.
    await page.evaluate(() => scrollTo(0, 2_000));
    await expect(panel).toBeInViewport();
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(panel).toHaveCount(0);
  });
}

for (const { where, width, spoilers, path } of [
  { where: 'in a narrower window', width: 1430, spoilers: false, path: '/' },
  { where: 'in spoiler mode', width: 1440, spoilers: true, path: '/' },
  { where: 'beside the settings', width: 1440, spoilers: false, path: '/settings' },
]) {
  test(`no panel of goals shows ${where}`, async ({ page }) => {
    await scoreGoals();
    await page.setViewportSize({ width, height: 900 });
    if (spoilers) await page.context().addCookies([{ name: 'spoilers', value: 'all', url: site.url }]);
    const requests = noteRequests(page);
    await page.clock.install();
    await open(page, path, site.url);
    await page.clock.runFor(LOOK_MS);
    await expect(panelOf(page)).toHaveCount(0);
    expect(requests).toEqual([]);
  });
}

test('the panel asks for goals once in two minutes while scores change', async ({ page }) => {
  await scoreGoals();
  await page.setViewportSize(WIDE);
  const requests = noteRequests(page);
  await page.clock.install();
  await open(page, '/', site.url);
  await expect(panelOf(page).getByRole('listitem')).toHaveCount(6);
  expect(requests.length).toBe(1);
  await pauseClock(page);
  const score = page.locator('.row', { hasText: 'Arsenal' }).locator('.row-score-home');
  for (const goals of ['1', '2', '3']) {
    site.feed.world.match('100').goal('home', 20, 'Bukayo Saka');
    await runClockUntil(page, async () => expect(await score.textContent()).toBe(goals), site.moveClock);
  }
  expect(requests.length).toBe(1);
  await page.clock.runFor(120_000);
  await expect.poll(() => requests.length).toBe(2);
});
