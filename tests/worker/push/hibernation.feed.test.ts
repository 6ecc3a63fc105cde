import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { open } from '../../feed/open.ts';
import { openPageSocket } from '../../feed/pageSocket.ts';
import { type Feed, startFeed } from '../../feed/server.ts';
import { serveBuild } from '../../support/serveBuild.mjs';

const root = new URL('../../..', import.meta.url).pathname;

/** After the last running match the objects sleep within 15 seconds: the runtime puts them to sleep ten after they were last asked for something. */
const ASLEEP_MS = 14_000;
const SOON = { timeout: 10_000, interval: 100 };

let feed: Feed;
let site: Awaited<ReturnType<typeof serveBuild>>;
/** What the site has logged: each life of an object says when it begins. */
const log: string[] = [];

beforeAll(async () => {
  feed = await startFeed();
  const { world } = feed;
  world.add({ id: '1', home: 'Arsenal', away: 'Chelsea', status: '2nd half', kickOff: -90, since: 40, score: [0, 0] });
  world.add({ id: '2', home: 'Ajax', away: 'Feyenoord', kickOff: 120 });
  site = await serveBuild({
    ...{ root, port: 0, opened: true, cf: { country: 'GB', timezone: 'UTC' } },
    vars: { ENVIRONMENT: 'test', LIVE_API_URL: feed.url, LIVE_FEED_SECONDS: '1' },
    onLog: (line) => void log.push(line),
  });
});
afterAll(async () => {
  await site.close();
  await feed.close();
});

const lives = (object: string) => log.filter((line) => line === `began: ${object}`).length;

describe('after the last running match', () => {
  it('relays and the journal sleep within 15 seconds, pings wake nobody, and the next goal comes on the same sockets', async () => {
    const list = new URL('/api/live?sport=football', site.url);
    await open(list);
    const pages = await Promise.all(Array.from({ length: 3 }, () => openPageSocket(site.url.origin, 'sport=football')));
    const allTold = (part: string) =>
      vi.waitFor(
        () => expect(pages.map(({ told }) => told.some((text) => text.includes(part)))).not.toContain(false),
        SOON,
      );
    feed.world.match('1').goal('home', 88, 'Bukayo Saka');
    await allTold('"score":{"home":1,');
    feed.world.match('1').status('Finished');
    await allTold('"kind":"finished"');
    expect([lives('Relay weur-0'), lives('Journal site')]).toEqual([1, 1]);
    for (let second = 0; second < ASLEEP_MS / 1000; second += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      for (const { say } of pages) say('p');
    }
    // Nothing runs: the journal says so, to who asks.
    await vi.waitFor(() => expect(pages.map(({ told }) => told.at(-1)?.at(0))).toEqual(['-', '-', '-']), SOON);
    feed.world.match('2').status('1st half');
    feed.world.match('2').score(1, 0);
    await open(list);
    await allTold('"id":"2"');
    expect(pages.every(({ isOpen }) => isOpen())).toBe(true);
    expect([lives('Relay weur-0'), lives('Journal site')]).toEqual([2, 2]);
  }, 60_000);
});
