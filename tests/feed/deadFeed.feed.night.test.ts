import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { type HeldFeed, startHeldFeed } from './heldFeed.ts';
import { EVENT } from './outage.ts';
import { tenThousand } from './scenarios/tenThousand.ts';
import { startFeed } from './server.ts';
import { serveSites } from './sites.ts';

/** Long enough that no call times out on a slow machine by chance. */
const TIMEOUT = { UPSTREAM_TIMEOUT_MS: '10000' };
const ANY_SPEED = 180_000;

const SILENCES = {
  'no headers, ever': faults['no headers, ever'],
  'one byte a second': faults['one byte a second'],
  'a body that never ends': faults['a body that never ends'],
};

/** Pages that make several calls. True when the content system hangs as well. */
const SERIES = [
  ['/team/arsenal-7', false],
  ['/football/england/premier-league-47', false],
  [EVENT, true],
] as const;

const feeds = new Map<string, HeldFeed>();
let sites: Awaited<ReturnType<typeof serveSites>>;

function feedOf(name: string): HeldFeed {
  const feed = feeds.get(name);
  if (feed === undefined) throw new Error(`there is no feed ${name}`);
  return feed;
}

const nameOf = (path: string, isContentDead: boolean) => (isContentDead ? `${path} without content` : path);

beforeAll(async () => {
  const settings: Record<string, Record<string, string>> = {};
  for (const [name, silence] of Object.entries(SILENCES)) {
    const feed = await startHeldFeed(silence);
    feeds.set(name, feed);
    settings[name] = { ...TIMEOUT, LIVE_API_URL: feed.url };
  }
  for (const [path, isContentDead] of SERIES) {
    const feed = await startHeldFeed();
    feeds.set(nameOf(path, isContentDead), feed);
    const content: Record<string, string> = isContentDead ? { CMS_URL: feed.url } : {};
    settings[nameOf(path, isContentDead)] = { ...TIMEOUT, LIVE_API_URL: feed.url, ...content };
  }
  settings['no such host'] = { ...TIMEOUT, LIVE_API_URL: 'http://scores.invalid' };
  settings['no TLS'] = { ...TIMEOUT, LIVE_API_URL: feedOf('no headers, ever').url.replace('http', 'https') };
  sites = await serveSites(settings);
}, ANY_SPEED);

afterAll(async () => {
  await sites.close();
  for (const feed of feeds.values()) await feed.close();
});

/** Visits pages of a site that knows that its feed hangs. Returns the calls for which a page waited until the timeout. */
async function callsThatHoldUp(name: string, paths: readonly string[]) {
  const { held } = feedOf(name);
  const waited = [];
  for (const path of paths) {
    const before = held.length;
    expect([path, (await sites.site(name).visit(path)).status]).toEqual([path, 503]);
    waited.push(...held.slice(before).filter(({ isGivenUp }) => isGivenUp));
  }
  return waited;
}

describe('a site whose feed hangs', () => {
  it.concurrent.each(Object.keys(SILENCES))(
    'makes only the first visitor wait, for one timeout: %s',
    async (name) => {
      const first = await sites.site(name).visit('/');
      expect(first.text).toContain('Scores can’t be loaded right now.');
      expect(feedOf(name).held.filter(({ isLater }) => isLater)).toEqual([]);
      expect(await callsThatHoldUp(name, ['/', '/nl', '/football/live', '/football'])).toEqual([]);
    },
    ANY_SPEED,
  );

  it.concurrent.each(SERIES)(
    'makes several calls of a page wait for one timeout together: %s, content dead: %s',
    async (path, isContentDead) => {
      const name = nameOf(path, isContentDead);
      const first = await sites.site(name).visit(path);
      expect(first.status).toBe(503);
      expect(first.text).toContain('Not available right now');
      expect(feedOf(name).held.filter(({ isLater }) => isLater)).toEqual([]);
      const others = ['/match/football/x-y-200', '/team/chelsea-8', '/football/spain/la-liga-48', '/'];
      expect(await callsThatHoldUp(name, others)).toEqual([]);
    },
    ANY_SPEED,
  );
});

describe('a site whose feed cannot be reached', () => {
  it.each(['no such host', 'no TLS'])(
    'answers 503 with complete pages: %s',
    async (name) => {
      for (const path of ['/', '/nl', '/football/live', '/football', EVENT]) {
        const { status, text } = await sites.site(name).visit(path);
        expect([path, status]).toEqual([path, 503]);
        expect(text, path).toMatch(/<header[\s\S]*<footer[\s\S]*<\/html>/);
      }
    },
    ANY_SPEED,
  );
});

describe('a day of 10,000 matches', () => {
  it(
    'shows the 400 most important ones, and a goal in one of them',
    async () => {
      const feed = await startFeed();
      const { site, close } = await serveSites({ long: { ...TIMEOUT, LIVE_API_URL: feed.url } });
      try {
        tenThousand.begin(feed.world);
        const page = await site('long').visit('/');
        expect(page.status).toBe(200);
        expect(page.text.match(/<li class="row[ "]/g)).toHaveLength(400);
        expect(page.text).toContain('9600');
        for (const { change } of tenThousand.steps) await change(feed);
        const event = await site('long').visit('/api/event?sport=football&id=m0');
        expect(JSON.parse(event.text)).toMatchObject({ event: { match: { state: { score: { home: 1, away: 0 } } } } });
      } finally {
        await close();
        await feed.close();
      }
    },
    ANY_SPEED,
  );
});
