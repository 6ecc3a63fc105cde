import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { open } from '../../feed/open.ts';
import { openPageSocket, type PageSocket } from '../../feed/pageSocket.ts';
import { type Feed, startFeed } from '../../feed/server.ts';
import { serveBuild } from '../../support/serveBuild.ts';

/** The runtime hibernates an object ten seconds after its last request. */
const QUIET_SECONDS = 12;
/** Upcoming matches, one for each quiet period. */
const LATER = ['2', '3', '4', '5'];
const EVENTUALLY = { timeout: 60_000, interval: 500 };

let feed: Feed;
let site: Awaited<ReturnType<typeof serveBuild>>;
let pages: PageSocket[];
/** The site's log. A Durable Object logs when it starts. */
const log: string[] = [];

beforeAll(async () => {
  feed = await startFeed();
  const { world } = feed;
  world.add({ id: '1', home: 'Arsenal', away: 'Chelsea', status: '2nd half', kickOff: -90, since: 40, score: [0, 0] });
  for (const id of LATER) world.add({ id, home: `Ajax ${id}`, away: `Feyenoord ${id}`, kickOff: 120 });
  site = await serveBuild({
    opened: true,
    vars: { ENVIRONMENT: 'test', LIVE_API_URL: feed.url, LIVE_FEED_SECONDS: '1' },
    onLog: (line) => void log.push(line),
  });
}, 120_000);

afterAll(async () => {
  await site.close();
  await feed.close();
});

const visitList = () => open(new URL('/api/live?sport=football', site.url));
const starts = (object: string) => log.filter((line) => line === `began: ${object}`).length;

/** Changes the feed, and requests the list until every page has been sent a text about the change. */
async function changeAndWait(change: () => void, part: string): Promise<void> {
  for (const { told } of pages) told.length = 0;
  change();
  await vi.waitFor(async () => {
    await visitList();
    for (const { told } of pages) expect(told.join()).toContain(part);
  }, EVENTUALLY);
}

/** Waits until the objects may have hibernated. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET_SECONDS * 1_000));

function kickOff(id: string): void {
  feed.world.match(id).status('1st half');
  feed.world.match(id).score(1, 0);
}

it('journal and relay sleep while nothing runs and wake on the same sockets', async () => {
  await visitList();
  pages = await Promise.all(Array.from({ length: 3 }, () => openPageSocket(site.url.origin, 'sport=football')));
  await changeAndWait(() => feed.world.match('1').goal('home', 88, 'Bukayo Saka'), '"score":{"home":1,');
  expect([starts('Relay football-weur-0'), starts('Journal site')]).toEqual([1, 1]);
  let running = '1';
  // A busy machine may hibernate the objects late, so they get another quiet period.
  for (const next of LATER) {
    await changeAndWait(() => feed.world.match(running).status('Finished'), '"kind":"finished"');
    await quiet();
    await changeAndWait(() => kickOff(next), `"id":"${next}"`);
    if (starts('Relay football-weur-0') > 1 && starts('Journal site') > 1) break;
    running = next;
  }
  expect(Math.min(starts('Relay football-weur-0'), starts('Journal site'))).toBeGreaterThan(1);
  expect(pages.every(({ isOpen }) => isOpen())).toBe(true);
}, 180_000);
