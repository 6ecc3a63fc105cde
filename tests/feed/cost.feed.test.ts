import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { tenThousand } from './scenarios/tenThousand.ts';
import { type Feed, startFeed } from './server.ts';
import { type Site, serveSites } from './sites.ts';

/** What waits for the backend takes at least so long, so that what takes less has not waited; what waits twice takes double. */
const TIMEOUT_MS = 3000;

const SILENT = ['no headers, ever', 'one byte a second', 'a body that never ends'];

const feeds: Record<string, Feed> = {};
let farm: Awaited<ReturnType<typeof serveSites>>;

/** A site that has rendered a page before, but asked neither backend. */
async function warmedUp(name: string): Promise<Site> {
  const site = farm.site(name);
  await site.visit('/api/nothing');
  return site;
}

beforeAll(async () => {
  const settings: Record<string, Record<string, string>> = {};
  for (const name of [...SILENT, 'event', 'team', 'tournament', 'both', 'herd', 'cold herd', 'a long day']) {
    const feed = await startFeed();
    feed.fault = faults[name] ?? faults['no headers, ever'] ?? null;
    feeds[name] = feed;
    settings[name] = { LIVE_API_URL: feed.url, UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS) };
    if (name === 'both') settings[name].CMS_URL = feed.url;
  }
  const elsewhere = {
    'no such host': 'http://scores.invalid',
    'no TLS': feeds.event?.url.replace('http', 'https') ?? '',
  };
  for (const [name, url] of Object.entries(elsewhere)) {
    settings[name] = { LIVE_API_URL: url, UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS) };
  }
  farm = await serveSites(settings);
}, 60_000);

afterAll(async () => {
  await farm.close();
  for (const feed of Object.values(feeds)) await feed.close();
});

describe('a backend that hangs', () => {
  it.concurrent.each([...SILENT, 'no such host', 'no TLS'])(
    '(%s) sends the first visitor the page’s head at once, its rest after a timeout, and costs the others nothing',
    async (name) => {
      const site = await warmedUp(name);
      const first = await site.visit('/');
      expect(first.firstByteMs).toBeLessThan(TIMEOUT_MS);
      expect(first.totalMs).toBeLessThan(2 * TIMEOUT_MS);
      expect(first.text).toContain('The scores cannot be loaded right now.');
      for (const path of ['/', '/nl', '/football/live', '/football']) {
        const later = await site.visit(path);
        expect(later.totalMs, path).toBeLessThan(TIMEOUT_MS);
        expect(later.status, path).toBe(503);
      }
    },
  );

  it.concurrent.each([
    ['event', '/match/football/arsenal-chelsea-100'],
    ['team', '/team/arsenal-7'],
    ['tournament', '/football/england/premier-league-47'],
    ['both', '/match/football/arsenal-chelsea-100'],
  ])('costs a page that makes several calls in series about one timeout (%s)', async (name, path) => {
    const site = await warmedUp(name);
    const first = await site.visit(path);
    expect(first.status).toBe(503);
    expect(first.text).toContain('Not available right now');
    expect(first.totalMs).toBeGreaterThan(TIMEOUT_MS * 0.9);
    expect(first.totalMs).toBeLessThan(2 * TIMEOUT_MS);
    // Pages that nobody asked for before cost nothing either: it is the backend that is known to be dead.
    for (const other of ['/match/football/x-y-200', '/team/chelsea-8', '/football/spain/la-liga-48', '/']) {
      expect((await site.visit(other)).totalMs, other).toBeLessThan(TIMEOUT_MS);
    }
  });
});

describe('a herd of visitors', () => {
  it('at once costs a cold site one call of the list', async () => {
    const feed = feeds['cold herd'];
    const site = await warmedUp('cold herd');
    if (feed === undefined) throw new Error('no feed');
    feed.fault = null;
    feed.world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '2nd half', since: 20, score: [2, 1] });
    const visits = await Promise.all(Array.from({ length: 60 }, () => site.visit('/nl')));
    expect(visits.filter(({ text }) => text.includes('Arsenal'))).toHaveLength(60);
    expect(feed.calls.filter((path) => path === '/v2/events/live')).toHaveLength(1);
  });

  it('at a dead backend costs it two calls, and every visitor gets a whole page', async () => {
    const site = await warmedUp('herd');
    const visits = await Promise.all(Array.from({ length: 60 }, () => site.visit('/nl')));
    expect(visits.filter(({ text }) => text.includes('De standen kunnen nu niet worden geladen.'))).toHaveLength(60);
    expect(feeds.herd?.calls.length).toBeLessThanOrEqual(2);
  });
});

describe('a day of 10,000 matches', () => {
  it('is a page of the most important ones, and a goal in one of them is seen', async () => {
    const feed = feeds['a long day'];
    const site = await warmedUp('a long day');
    if (feed === undefined) throw new Error('no feed');
    feed.fault = null;
    tenThousand.begin(feed.world);
    const page = await site.visit('/');
    expect(page.status).toBe(200);
    expect(page.text.match(/<li class="row[ "]/g)).toHaveLength(400);
    expect(page.text).toContain('9600');
    for (const { change } of tenThousand.steps) await change(feed);
    const event = await site.visit('/api/event?sport=football&id=m0');
    expect(JSON.parse(event.text)).toMatchObject({ event: { match: { state: { score: { home: 1, away: 0 } } } } });
  });
});
