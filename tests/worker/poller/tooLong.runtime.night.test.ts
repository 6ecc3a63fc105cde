import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { siteWith } from '../site.runtime.ts';
import { ask, clockAt, NOON, pollerWith, visitor } from './poller.runtime.ts';

const FEED = 'https://feed.test';
const ID = `backend:${FEED}`;
const settings = { LIVE_SOURCE: 'backend', LIVE_API_URL: FEED, LIVE_API_TOKEN: 'feed-token' };
const LIVE = 'v2/events/live';
const DATE = '2040-12-19';

/** A day of events of 3 kB each. */
const dayOf = (events: number) => ({
  fixtures: Array.from({ length: events }, (_, index) =>
    wireMatch({ id: `m${index}`, start_date: `${DATE}T12:00:00Z`, note: 'x'.repeat(3_000) }),
  ),
  results: [],
});

beforeEach(() => clockAt(NOON));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an answer of more than 8 MB', () => {
  it('keeps the last list of the poller up, with its reason', async () => {
    const { stub, binding } = pollerWith(settings);
    let events = 1_500;
    fakeSource(FEED, () => dayOf(events));
    const site = siteWith({ ...settings, POLLER: binding, UPSTREAM_TIMEOUT_MS: '20000' });
    const path = `v2/events?sport=1&date=${DATE}`;
    expect(await ask(stub, ID, path, { waitMs: 20_000 })).toMatchObject({ kind: 'answer' });
    events = 3_000;
    clockAt(NOON + 60_000);
    const reply = await ask(stub, ID, path, { waitMs: 20_000 });
    expect(reply).toMatchObject({ kind: 'answer', age: { held: { reason: 'too-large' } } });
    const answer = await site(`/api/live?date=${DATE}`, visitor);
    expect(await answer.json()).toMatchObject({ counters: { all: 1_500 } });
  }, 60_000);
});

/** JSON that compression cannot make smaller. */
function noise(bytes: number): string {
  const part = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(49_152))));
  return JSON.stringify(Array.from({ length: Math.ceil(bytes / 65_536) }, part).join(''));
}

describe('the storage of the poller', () => {
  it('evicts matches, keeps lists and serves an answer larger than a row', async () => {
    const { stub } = pollerWith(settings);
    fakeSource(FEED, (path) => (path === LIVE ? new Response(noise(5_000_000)) : { path }));
    const list = 'v2/events?sport=1&date=2040-11-18';
    await ask(stub, ID, list);
    for (let number = 0; number < 300; number += 1) await ask(stub, ID, `v2/events/${number}`);
    const reply = await ask(stub, ID, LIVE, { waitMs: 20_000 });
    if (reply.kind !== 'answer') throw new Error(reply.kind);
    expect(reply.bytes.byteLength).toBeGreaterThan(5_000_000);
    const rows = await runInDurableObject(stub, (_, { storage }) => {
      const { count } = storage.sql.exec<{ count: number }>('SELECT count(*) AS count FROM answers').one();
      return { count, bytes: storage.sql.databaseSize };
    });
    expect(rows.count).toBe(252);
    expect(await ask(stub, ID, list)).toMatchObject({ kind: 'answer', age: { ageMs: 0 } });
    expect(rows.bytes).toBeLessThan(2_000_000);
    await evictDurableObject(stub);
    expect(await ask(stub, ID, LIVE)).toMatchObject({ kind: 'answer' });
  }, 60_000);
});
