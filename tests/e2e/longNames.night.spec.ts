import { isFound, pagesOf } from '../crawl/pages.ts';
import { startFeed } from '../feed/server.ts';
import { serveBuild } from '../support/serveBuild.ts';
import { expect, open, test } from './visitor.ts';

/** The longest name of a place, which has 58 letters. */
const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
const OTHER = LONG.replace('Ll', 'Gw');
const SAMPLES = {
  sport: 'football',
  region: 'england',
  competition: 'premier-league-47',
  match: `${LONG}-${OTHER}-M1`.toLowerCase().replace('m1', 'M1'),
  id: 'M1',
  team: `${LONG.toLowerCase()}-tL`,
  player: `${LONG.toLowerCase()}-tL-p1`,
} as const;
const BASKETBALL = `/match/basketball/${SAMPLES.match.replace('M1', 'B1')}`;

async function startLongNames() {
  const feed = await startFeed();
  const { world } = feed;
  const record = (id: string, status: string, kickOff: number, [home, away]: [string, string] = [LONG, OTHER]) => {
    const match = world.add({ id, home, away, status, kickOff, since: 10, score: [2, 1] });
    match.record.home.id = `t${home.slice(0, 1)}`;
    match.record.away.id = `t${away.slice(0, 1)}`;
    Object.assign(match.record, { round: 'Semi-finals' });
    return match.record;
  };
  const first = record('M0', 'Finished', -7 * 24 * 60, [OTHER, LONG]);
  const running = record('M1', '2nd half', -70);
  const ahead = record('M2', 'Not started', 24 * 60);
  const ofPeriods = record('B1', '3rd quarter', -60);
  Object.assign(ofPeriods, { sport: '23', periods: [1, 2, 3].map((n) => ({ name: `${n}`, home: 21, away: 19 })) });
  const players = [{ player: { id: 'p1', name: LONG }, number: 9, starter: true, position: 'Forward' }];
  world.match('M1').goal('home', 12, LONG);
  Object.assign(running, {
    lineups: { home: { formation: '4-4-2', players }, away: { players } },
    statistics: [{ type: 'Shots', home: 3, away: 4 }],
  });
  const rows = [running.home, running.away].map((team, index) => ({ rank: index + 1, team, played: 3, points: 3 }));
  world.answers.set('v1/tournaments/47/standings', { groups: [{ name: 'A', rows }] });
  world.answers.set('v1/tournaments/47/events', { fixtures: [ahead, running], results: [first] });
  world.answers.set('v1/tournaments/47/scorers', {
    scorers: [{ player: { id: 'p1', name: LONG }, team: running.home, goals: 3 }],
  });
  world.answers.set('v2/events/M1/head-to-head', { events: [first] });
  return feed;
}

test('a team name of 58 letters widens no page', async ({ page }) => {
  test.setTimeout(300_000);
  const feed = await startLongNames();
  const site = await serveBuild({
    vars: { ENVIRONMENT: 'test', LIVE_API_URL: feed.url, OPEN_DATA: 'on', EMBED_HOSTS: '*' },
  });
  const pages = pagesOf('en', SAMPLES).filter(isFound);
  const others = [BASKETBALL, `/search?q=${LONG}`, '/embed/match/M1', '/embed/team/tL', '/embed/table/47'];
  try {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [...pages.map(({ address }) => address), ...others]) {
        await open(page, path, String(site.url));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft([path, width, Math.max(0, wide)]).toEqual([path, width, 0]);
      }
    }
  } finally {
    await site.close();
    await feed.close();
  }
});
