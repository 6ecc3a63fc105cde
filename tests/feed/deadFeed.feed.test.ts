import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HeldFeed, startHeldFeed } from './heldFeed.ts';
import { EVENT, startFeedOfOneMatch } from './outage.ts';
import type { Feed } from './server.ts';
import { serveSites } from './sites.ts';

/** Long enough that no call times out on a slow machine by chance. */
const PATIENT_MS = '30000';
const SHORT_MS = '2000';
const HERD = Array.from({ length: 20 });

let feeds: Record<'late' | 'dead' | 'herd', HeldFeed> & Record<'well' | 'empty', Feed>;
let sites: Awaited<ReturnType<typeof serveSites>>;

beforeAll(async () => {
  const [late, dead, herd] = await Promise.all([startHeldFeed(), startHeldFeed(), startHeldFeed()]);
  feeds = { late, dead, herd, well: await startFeedOfOneMatch(), empty: await startFeedOfOneMatch() };
  sites = await serveSites({
    late: { LIVE_API_URL: feeds.late.url, UPSTREAM_TIMEOUT_MS: PATIENT_MS },
    dead: { LIVE_API_URL: feeds.dead.url, UPSTREAM_TIMEOUT_MS: SHORT_MS },
    herd: { LIVE_API_URL: feeds.herd.url, UPSTREAM_TIMEOUT_MS: SHORT_MS },
    empty: { LIVE_API_URL: feeds.empty.url, UPSTREAM_TIMEOUT_MS: PATIENT_MS },
    well: { LIVE_API_URL: feeds.well.url, UPSTREAM_TIMEOUT_MS: PATIENT_MS },
  });
}, 120_000);

afterAll(async () => {
  await sites.close();
  for (const feed of Object.values(feeds)) await feed.close();
});

describe('GET / before the feed has ever answered', () => {
  it('answers 503 with Retry-After when the feed ends its calls', async () => {
    const asked = sites.site('late').visit('/');
    await expect.poll(() => feeds.late.held.length).toBeGreaterThan(0);
    await feeds.late.down();
    const { status, headers, text } = await asked;
    expect(status).toBe(503);
    expect(headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(text).toContain('Scores can’t be loaded right now.');
  });
});

describe('a feed that never answers', () => {
  it('delays a match page by one timeout, not by several in a row', async () => {
    const { held } = feeds.dead;
    const { text, status } = await sites.site('dead').visit(EVENT);
    expect(status).toBe(503);
    expect(text).toContain('Not available right now');
    expect(held.length).toBeGreaterThan(0);
    expect(held.filter(({ isLater }) => isLater)).toEqual([]);
  });

  it.each(['/', '/nl', '/team/chelsea-8', '/match/football/x-y-200'])('does not delay %s afterwards', async (path) => {
    const { held } = feeds.dead;
    const before = held.length;
    expect((await sites.site('dead').visit(path)).status).toBe(503);
    // A page that waited for its own call would only answer after the timeout of that call.
    expect(held.slice(before).filter(({ isGivenUp }) => isGivenUp)).toEqual([]);
  });

  it('gets at most two calls for twenty simultaneous visitors', async () => {
    const site = sites.site('herd');
    const visits = await Promise.all(HERD.map(() => site.visit('/nl')));
    for (const { text } of visits) expect(text).toContain('De scores kunnen nu niet worden geladen.');
    expect(feeds.herd.held.length).toBeLessThanOrEqual(2);
  });
});

describe('a feed that answers with `detail`', () => {
  it('shows an empty day with status 200', async () => {
    feeds.empty.world.answers.set('v2/events/live', { detail: 'No events.' });
    feeds.empty.world.answers.set('v2/events', { detail: 'No events.' });
    const { status, text } = await sites.site('empty').visit('/');
    expect(status).toBe(200);
    expect(text).toContain('No matches on this day');
  });
});

describe('a feed that answers', () => {
  it('gets one list call for twenty simultaneous first visitors', async () => {
    const site = sites.site('well');
    const visits = await Promise.all(HERD.map(() => site.visit('/nl')));
    for (const { text } of visits) expect(text).toContain('Arsenal');
    expect(feeds.well.calls.filter((path) => path === '/v2/events/live')).toHaveLength(1);
  });
});
