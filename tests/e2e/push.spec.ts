import { startFeed } from '../feed/server.ts';
import { withRunningMatch } from '../support/runningMatch.ts';
import { serveBuild } from '../support/serveBuild.mjs';
import { anHourOf, goOn, noteQuestions } from './questions.ts';
import { noteTraffic } from './traffic.ts';
import { expect, open, test } from './visitor.ts';

const root = new URL('../..', import.meta.url).pathname;

const isPong = (text: string) => /^[a-z]/.test(text);

/** How long a page that is told to read again waits at most, and longer than polls would. */
const SETTLED_MS = 11_000;

const isScores = (path: string) => path === '/api/live';

test('a goal comes over the socket: the page asks for no scores, and says it once', async ({ page }) => {
  test.setTimeout(60_000);
  await withRunningMatch({}, async (site, feed) => {
    const seen = noteTraffic(page);
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

test('a page asks for nothing in a minute in which nothing happens', async ({ page }) => {
  test.setTimeout(120_000);
  await withRunningMatch({}, async (site) => {
    const seen = noteTraffic(page);
    await open(page, '/', site);
    await expect.poll(() => seen.told.some(isPong), { timeout: 15_000 }).toBe(true);
    await page.waitForTimeout(SETTLED_MS);
    seen.asked = [];
    await page.waitForTimeout(60_000);
    expect(seen.asked).toEqual([]);
    expect(seen.sockets).toBe(1);
  });
});

/** A zone of the world in which it is that hour now. */
function zoneAt(hour: number): string {
  // The zones of these names count the other way round: `Etc/GMT-3` is three hours ahead.
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

// Wherever it is evening, the match of five hours later is tomorrow's: the page of a day without matches leads to it.
for (const [what, hour] of [
  ['until the next match', 12],
  ['any more today', 22],
] as const) {
  test(`a page on which nothing runs ${what} opens no socket, asks twenty times in half an hour at most, and is not called old`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const feed = await startFeed();
    feed.world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: 'Not started', kickOff: 300 });
    const site = await serveBuild({
      ...{ root, port: 0, cf: { country: 'GB', timezone: zoneAt(hour) } },
      vars: { ENVIRONMENT: 'test', LIVE_API_URL: feed.url },
    });
    const seen = noteTraffic(page);
    await page.clock.install();
    await noteQuestions(page);
    await open(page, '/', String(site.url));
    await expect(page.locator('.row', { hasText: 'Arsenal' })).toBeVisible();
    const before = (await goOn(page, 1_000)).length;
    const note = page.getByText(/^Last updated/);
    let asked: string[] = [];
    for (let step = 0; step < 180; step += 1) {
      asked = (await goOn(page, 10_000)).slice(before).map(({ path }) => path);
      if (step % 10 === 0) await expect(note).toBeHidden();
    }
    expect(asked.filter(isScores).length).toBeGreaterThanOrEqual(10);
    expect(asked.length).toBeLessThanOrEqual(20);
    expect(seen.sockets).toBe(0);
    // A site that does not answer any more is told all the same.
    await page.route('**/api/**', () => undefined);
    await page.clock.runFor(200_000);
    await expect(note).toBeVisible();
    await site.close();
    await feed.close();
  });
}

const MATCH = '/match/football/arsenal-chelsea-100';

for (const [name, path, topic, least] of [
  ['a list', '/', '?sport=football', 10],
  ['the list of what is live', '/football/live', '?sport=football', 10],
  ['the page of a match', MATCH, '?match=100', 22],
  ['the prices of a match', `${MATCH}/odds`, '?match=100', 22],
] as const) {
  test(`${name} that runs asks under forty times in an hour in which it is told all`, async ({ page }) => {
    test.setTimeout(120_000);
    await withRunningMatch({}, async (site) => {
      const { asked, relay } = await anHourOf(page, { path, site, during: () => undefined });
      expect(relay.topics).toEqual([topic]);
      const ofMatches = asked.filter((each) => each.path === (topic === '?match=100' ? '/api/event' : '/api/live'));
      expect(ofMatches.length).toBeGreaterThanOrEqual(least);
      expect(asked.length).toBeLessThanOrEqual(40);
      const pauses = ofMatches.slice(1).map(({ at }, index) => at - (ofMatches[index]?.at ?? 0));
      // What no entry says, such as the statistics of a match, is seen in less than three minutes.
      expect(Math.max(...pauses)).toBeLessThan(path.startsWith(MATCH) ? 180_000 : 360_000);
    });
  });
}

test('the page of a match in which something happens each minute asks at once for the first, and forty times in the hour', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await withRunningMatch({}, async (site) => {
    const { asked, relay } = await anHourOf(page, {
      path: MATCH,
      site,
      during: (relay, step) => step % 3 === 0 && relay.say({ d: 1 }),
    });
    expect(relay.topics).toEqual(['?match=100']);
    expect(asked.slice(0, 3).map((each) => each.path)).toEqual(['/api/event', '/api/event', '/api/event']);
    expect(asked.length).toBeLessThanOrEqual(40);
  });
});

test('a page that is loaded right after a goal shows it, though its list may be older', async ({ page }) => {
  await withRunningMatch({}, async (site, feed) => {
    const seen = noteTraffic(page);
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
  await withRunningMatch({}, async (site, feed) => {
    const seen = noteTraffic(page);
    await open(page, '/match/football/arsenal-chelsea-100', site);
    await expect.poll(() => seen.told.some(isPong), { timeout: 15_000 }).toBe(true);
    seen.asked = [];
    feed.world.match('100').goal('home', 20, 'Bukayo Saka');
    await expect(page.getByRole('main')).toContainText('Saka', { timeout: 20_000 });
    expect(seen.asked.filter((path) => path === '/api/event').length).toBeLessThanOrEqual(3);
  });
});

test('who saves data is not told: the page polls, and loads no script for it', async ({ page }) => {
  await withRunningMatch({ LIVE_POLL_SECONDS: '2' }, async (site, feed) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const seen = noteTraffic(page);
    await open(page, '/', site);
    feed.world.match('100').goal('home', 20, 'Bukayo Saka');
    const row = page.locator('.row', { hasText: 'Arsenal' });
    await expect(row.locator('.row-score-home')).toHaveText('1', { timeout: 15_000 });
    expect(seen.sockets).toBe(0);
    expect(scripts.filter((url) => url.includes('pushClient'))).toEqual([]);
  });
});

test('without push there is no socket, and polling shows the goal', async ({ page }) => {
  await withRunningMatch({ LIVE_PUSH: 'off', LIVE_POLL_SECONDS: '2' }, async (site, feed) => {
    const seen = noteTraffic(page);
    await open(page, '/', site);
    feed.world.match('100').goal('home', 20, 'Bukayo Saka');
    const row = page.locator('.row', { hasText: 'Arsenal' });
    await expect(row.locator('.row-score-home')).toHaveText('1', { timeout: 15_000 });
    expect(seen.sockets).toBe(0);
  });
});
