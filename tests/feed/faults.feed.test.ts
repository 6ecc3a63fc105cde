import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { type Fault, type Feed, startFeed } from './server.ts';
import { type Site, serveSites, type Visit } from './sites.ts';

/** The scores of today are fresh for so long. */
const FRESH_MS = 5000;

const EVENT = '/match/football/arsenal-chelsea-100';
const LISTS = ['/', '/nl', '/football/england'];
const PATHS = [...LISTS, EVENT, '/football/competitions', '/api/live'];

/** A visitor's way through one kind of outage: from a site that never had data, to one that had. */
interface Story {
  first: Visit;
  cold: Record<string, Visit>;
  recovered: Visit;
  warm: Record<string, Visit>;
}

const wait = (ms: number) => new Promise((waited) => setTimeout(waited, ms));

async function visitAll(site: Site): Promise<Record<string, Visit>> {
  const visits: Record<string, Visit> = {};
  for (const path of PATHS) visits[path] = await site.visit(path);
  return visits;
}

/** Asks for a page until it is one with its data, for at most a minute: what rests is asked again now and then. */
async function recovery(site: Site, path: string): Promise<Visit> {
  const until = performance.now() + 60_000;
  for (;;) {
    const visit = await site.visit(path);
    if (visit.status === 200 || performance.now() > until) return visit;
    await wait(400);
  }
}

async function tell(site: Site, feed: Feed, fault: Fault | 'refused'): Promise<Story> {
  const breakDown = async () => {
    if (fault === 'refused') await feed.down();
    else feed.fault = fault;
  };
  await breakDown();
  const first = await site.visit('/');
  const cold = await visitAll(site);
  feed.fault = null;
  if (fault === 'refused') await feed.up();
  const recovered = await recovery(site, '/');
  for (const path of PATHS) await recovery(site, path);
  await breakDown();
  // What is known gets so old that it is asked for anew, in vain.
  await wait(FRESH_MS + 100);
  await visitAll(site);
  return { first, cold, recovered, warm: await visitAll(site) };
}

const kinds: Record<string, Fault | 'refused'> = { ...faults, 'refused connections': 'refused' };
const stories = new Map<string, Story>();
const closers: (() => Promise<void>)[] = [];

async function startFeeds(): Promise<Map<string, Feed>> {
  const feeds = new Map<string, Feed>();
  for (const kind of Object.keys(kinds)) {
    const feed = await startFeed();
    feed.world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '2nd half', since: 20, score: [2, 1] });
    feeds.set(kind, feed);
    closers.push(feed.close);
  }
  return feeds;
}

beforeAll(async () => {
  const feeds = await startFeeds();
  const settings = Array.from(feeds, ([kind, { url }]) => [kind, { LIVE_API_URL: url, UPSTREAM_TIMEOUT_MS: '1000' }]);
  const { site, close } = await serveSites(Object.fromEntries(settings));
  closers.unshift(close);
  await Promise.all(
    Array.from(feeds, async ([kind, feed]) => {
      const fault = kinds[kind];
      if (fault !== undefined) stories.set(kind, await tell(site(kind), feed, fault));
    }),
  );
}, 300_000);

afterAll(async () => {
  for (const close of closers) await close();
});

function storyOf(kind: string): Story {
  const story = stories.get(kind);
  if (story === undefined) throw new Error(`nobody told of ${kind}`);
  return story;
}

describe.each(Object.keys(kinds))('a feed with %s', (kind) => {
  it('from the start gives whole pages that say so, with their content', () => {
    const { first, cold } = storyOf(kind);
    for (const visit of [first, cold['/']]) {
      expect(visit?.text).toContain('The scores cannot be loaded right now.');
      expect(visit?.text).toMatch(/Top Sportsbook Bonuses[\s\S]*bet365/);
      expect(visit?.text).not.toContain('No matches on this day');
    }
    for (const path of PATHS) expect(cold[path]?.status, path).toBe(503);
    for (const path of PATHS.slice(0, -1)) {
      expect(cold[path]?.text, path).toMatch(/<header[\s\S]*<footer[\s\S]*<\/html>/);
      expect(cold[path]?.headers.get('Retry-After'), path).toBe('10');
    }
    expect(cold['/nl']?.text).toContain('De standen kunnen nu niet worden geladen.');
    expect(cold[EVENT]?.text).toContain('Not available right now');
  });

  it('is found to be back without anybody’s help', () => {
    expect(storyOf(kind).recovered.text).toMatch(/Arsenal[\s\S]*Chelsea/);
  });

  it('later blanks nothing that was known', () => {
    const { warm } = storyOf(kind);
    for (const path of PATHS) expect(warm[path]?.status, path).toBe(200);
    for (const path of [...LISTS, EVENT]) expect(warm[path]?.text, path).toMatch(/Arsenal[\s\S]*Chelsea/);
    expect(warm['/football/competitions']?.text).toContain('Premier League');
    expect(JSON.parse(warm['/api/live']?.text ?? '')).toMatchObject({
      matches: [{ id: '100', state: { kind: 'playing', score: { home: 2, away: 1 } } }],
    });
  });
});
