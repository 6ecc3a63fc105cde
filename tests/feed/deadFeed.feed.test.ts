import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNight } from '../support/tier.ts';
import { faults } from './faults.ts';
import { EVENT } from './outage.ts';
import { type Fault, type Feed, startFeed } from './server.ts';
import { serveSites } from './sites.ts';

interface HeldCall {
  path: string;
  /** True when the site closed the connection before the response was complete. */
  isGivenUp: boolean;
  /** True when the site first asked for its path after an earlier call had timed out. The poller repeats lists by itself. */
  isLater: boolean;
}

/** A feed that accepts calls and never completes a response. */
interface HeldFeed extends Feed {
  held: HeldCall[];
}

/** Starts a feed that records each call and then stays silent, or sends the never-ending `silence`. */
async function startHeldFeed(silence: Fault = () => undefined): Promise<HeldFeed> {
  const held: HeldCall[] = [];
  const feed = await startFeed();
  feed.fault = (response, request) => {
    const path = request.url ?? '';
    const isRepeated = held.some((call) => call.path === path);
    const call = { path, isGivenUp: false, isLater: !isRepeated && held.some(({ isGivenUp }) => isGivenUp) };
    held.push(call);
    response.on('close', () => {
      call.isGivenUp = !response.writableFinished;
    });
    silence(response, request);
  };
  return Object.assign(feed, { held });
}

// So long that no busy machine needs it for a page that does not wait.
// Without push the journal makes no calls of its own.
const TIMEOUT = { UPSTREAM_TIMEOUT_MS: '10000', LIVE_PUSH: 'off' };
const ANY_SPEED = 180_000;

const SILENCES = {
  'no headers, ever': faults['no headers, ever'],
  ...(isNight && {
    'one byte a second': faults['one byte a second'],
    'a body that never ends': faults['a body that never ends'],
  }),
};

/** Pages that make several calls. True when the content system hangs as well. */
const SERIES: readonly (readonly [string, boolean])[] = [
  [EVENT, true],
  ...(isNight
    ? ([
        ['/team/arsenal-7', false],
        ['/football/england/premier-league-47', false],
      ] as const)
    : []),
];
/** Simultaneous visitors. */
const HERD = Array.from({ length: 20 });

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
    'gets at most three calls of a path for twenty first visitors, and delays no page: %s',
    async (name) => {
      const first = await Promise.all(HERD.map(() => sites.site(name).visit('/nl')));
      for (const { text } of first) expect(text).toContain('De scores kunnen nu niet worden geladen.');
      // The isolate and the journal call once more where a busy machine keeps the poller from answering.
      for (const calls of Map.groupBy(feedOf(name).held, ({ path }) => path).values())
        expect(calls.length).toBeLessThanOrEqual(3);
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
