import { type Feed, startFeed } from '../feed/server.ts';
import { serveBuild } from '../support/serveBuild.ts';
import { expect, open, test } from './visitor.ts';

const TEAMS = ['Arsenal', 'Chelsea', 'Leeds', 'Fulham'];
const DAY = 24 * 60;
const TABLE = '/football/england/premier-league-47/standings';

/** A feed with two matches of last week, one running match, and the table after last week. */
async function startSeason(): Promise<Feed> {
  const feed = await startFeed();
  const { world } = feed;
  world.add({ id: '1', home: 'Arsenal', away: 'Chelsea', status: 'Finished', kickOff: -7 * DAY, score: [2, 0] });
  world.add({ id: '2', home: 'Leeds', away: 'Fulham', status: 'Finished', kickOff: -7 * DAY, score: [1, 0] });
  world.add({ id: '3', home: 'Chelsea', away: 'Arsenal', status: '2nd half', kickOff: -70, since: 10, score: [0, 0] });
  // A team keeps one id in all of its matches.
  for (const { record } of world.matches) {
    for (const side of [record.home, record.away]) side.id = `t${TEAMS.indexOf(side.name)}`;
    Object.assign(record, { round: record.id === '3' ? 'Round 2' : 'Round 1' });
  }
  const rows = ['Arsenal', 'Leeds', 'Fulham', 'Chelsea'].map((name, index) => ({
    rank: index + 1,
    team: { id: `t${TEAMS.indexOf(name)}`, name },
    played: 1,
    drawn: 0,
    deductions: 0,
    won: index < 2 ? 1 : 0,
    lost: index < 2 ? 0 : 1,
    points: index < 2 ? 3 : 0,
    form: '',
    for: [2, 1, 0, 0][index],
    against: [0, 0, 1, 2][index],
  }));
  world.answers.set('v1/tournaments/47/standings', { groups: [{ name: '', rows }] });
  const season = world.matches.map(({ record }) => structuredClone(record));
  world.answers.set('v1/tournaments/47/events', { fixtures: season, results: [] });
  return feed;
}

test('an open table follows the goals of a running match and keeps the focus', async ({ page }) => {
  // The feed changes three times, and each change reaches the page through the server.
  test.setTimeout(180_000);
  const feed = await startSeason();
  const site = await serveBuild({
    vars: { ENVIRONMENT: 'test', LIVE_API_URL: feed.url, LIVE_POLL_SECONDS: '2' },
  });
  try {
    const asItStands = page.locator('#season a[href$="?table=as-it-stands"]');
    // A page that is rendered before the feed has answered has no season.
    await expect(async () => {
      await open(page, `${TABLE}?table=as-it-stands`, String(site.url));
      expect(await asItStands.count()).toBe(1);
    }).toPass({ timeout: 30_000 });
    const teams = page.locator('#season .standings tbody tr a[href*="/team/"]');
    // A draw gives each team one point.
    await expect(teams).toHaveText([/Arsenal/, /Leeds/, /Chelsea/, /Fulham/]);
    const home = page.locator('#season a[href$="?table=home"]');
    await home.focus();
    // A reloaded page would lose this attribute.
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    feed.world.match('3').goal('home', 56);
    feed.world.match('3').goal('home', 57);
    feed.world.match('3').goal('home', 58);
    await expect(teams).toHaveText([/Chelsea/, /Leeds/, /Arsenal/, /Fulham/], { timeout: 60_000 });
    await expect(home).toBeFocused();
    await expect(page.locator('body[data-same]')).toHaveCount(1);
    // The match is over, so the feed's own table is right again.
    feed.world.match('3').status('Finished');
    await expect(asItStands).toHaveCount(0, { timeout: 60_000 });
    await expect(teams).toHaveText([/Chelsea/, /Leeds/, /Arsenal/, /Fulham/]);
  } finally {
    await site.close();
    await feed.close();
  }
});
