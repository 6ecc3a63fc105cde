import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { type Fault, type Feed, startFeed } from './server.ts';
import { type Site, serveSites } from './sites.ts';

/** A visitor must learn of a fault within so long. */
const MOST_MS = 30_000;

const wait = (ms: number) => new Promise((waited) => setTimeout(waited, ms));

/** Looks at the status page every second until it says something; what it said, and after how long. */
async function untilItSays(site: Site, path: string, words: RegExp) {
  const began = performance.now();
  for (;;) {
    const { text } = await site.visit(path);
    const ms = performance.now() - began;
    if (words.test(text) || ms > MOST_MS) return { text, ms };
    await wait(1000);
  }
}

/** What the page says of one kind of fault, from a site that was well to one that is well again. */
interface Story {
  before: string;
  broken: { text: string; ms: number };
  dutch: string;
  mended: { text: string; ms: number };
}

async function tell(site: Site, feed: Feed, fault: Fault | 'refused'): Promise<Story> {
  const { text: before } = await untilItSays(site, '/status', /Everything works/);
  if (fault === 'refused') await feed.down();
  else feed.fault = fault;
  const broken = await untilItSays(site, '/status', /Some of this site is (late|missing)/);
  const { text: dutch } = await site.visit('/nl/status');
  feed.fault = null;
  if (fault === 'refused') await feed.up();
  const mended = await untilItSays(site, '/status', /Everything works/);
  return { before, broken, dutch, mended };
}

/** So many sites break at a time: the status page of each is looked at every second, and more would wait for each other. */
const AT_ONCE = 9;

const kinds: Record<string, Fault | 'refused'> = { ...faults, 'refused connections': 'refused' };
const stories = new Map<string, Story>();
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const feeds = new Map<string, Feed>();
  for (const kind of Object.keys(kinds)) {
    const feed = await startFeed();
    feed.world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '2nd half', since: 20, score: [2, 1] });
    feeds.set(kind, feed);
    closers.push(feed.close);
  }
  const settings = Array.from(feeds, ([kind, { url }]) => [kind, { LIVE_API_URL: url, UPSTREAM_TIMEOUT_MS: '1000' }]);
  const { site, close } = await serveSites(Object.fromEntries(settings));
  closers.unshift(close);
  const waiting = [...feeds];
  while (waiting.length > 0) {
    const told = waiting.splice(0, AT_ONCE).map(async ([kind, feed]) => {
      stories.set(kind, await tell(site(kind), feed, kinds[kind] ?? 'refused'));
    });
    await Promise.all(told);
  }
}, 360_000);

afterAll(async () => {
  for (const close of closers) await close();
});

describe.each(Object.keys(kinds))('the status page, of a feed with %s,', (kind) => {
  it('says within 30 seconds what is late and why, in words for a visitor, in both languages', () => {
    const { before, broken, dutch } = stories.get(kind) ?? {};
    expect(before).toContain('Everything works');
    expect(broken?.ms).toBeLessThan(MOST_MS);
    expect(broken?.text).toMatch(/Scores<\/h2>[\s\S]*?Its source (does not|says|sends)[^<]*\.[\s\S]*?Since <time/);
    expect(broken?.text).not.toMatch(/timeout|JSON|schema|upstream|HTTP|127\.0\.0\.1/i);
    expect(dutch).toMatch(/Standen<\/h2>[\s\S]*?De bron [^<]*\./);
  });

  it('says that it is over, and keeps it among what happened', () => {
    const { mended } = stories.get(kind) ?? {};
    expect(mended?.ms).toBeLessThan(MOST_MS);
    expect(mended?.text).toMatch(/The last two weeks<\/h2>[\s\S]*Scores: (late|missing)[\s\S]*<time[\s\S]*<time/);
  });
});
