import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unpacked } from '../../../worker/poller/bodies.ts';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { siteWith } from '../site.runtime.ts';
import { ask, clockAt, NOON, pollerWith } from './poller.runtime.ts';

const FEED = 'https://feed.test';
const ID = `backend:${FEED}`;
const settings = { LIVE_SOURCE: 'backend', LIVE_API_URL: FEED, LIVE_API_TOKEN: 'feed-token' };
const visitor = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'UTC' };
const DATE = '2040-12-18';
const OTHER_DATE = '2040-12-19';
const pathOf = (date: string) => `v2/events?sport=1&date=${date}`;
const DAY = pathOf(DATE);
const LIVE = 'v2/events/live';

/** Streams a day of events of 3 kB each; calls `onCancel` when the reader stops. */
function dayOf(date: string, events: number, onCancel: () => void) {
  const encoder = new TextEncoder();
  const start_date = `${date}T12:00:00Z`;
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const records = Array.from({ length: 100 }, (_, index) =>
        JSON.stringify(wireMatch({ id: `m${sent + index}`, start_date, note: 'x'.repeat(3_000) })),
      );
      controller.enqueue(encoder.encode(`${sent === 0 ? '{"results":[],"fixtures":[' : ','}${records.join()}`));
      sent += records.length;
      if (sent < events) return;
      controller.enqueue(encoder.encode(']}'));
      controller.close();
    },
    cancel: onCancel,
  });
}

beforeEach(() => clockAt(NOON));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a long answer', () => {
  it('is stored compressed and reaches an isolate whole', async () => {
    const day = pathOf(OTHER_DATE);
    const { stub, binding } = pollerWith(settings);
    const asked = fakeSource(FEED, (path) =>
      path === day
        ? new Response(dayOf(OTHER_DATE, 1_500, () => undefined))
        : Response.json({ fixtures: [], results: [] }),
    );
    const site = siteWith({ ...settings, POLLER: binding, UPSTREAM_TIMEOUT_MS: '20000' });
    const answer = await site(`/api/live?date=${OTHER_DATE}`, visitor);
    expect(await answer.json()).toMatchObject({ counters: { all: 1_500 } });
    for (const isRestarted of [false, true]) {
      if (isRestarted) await evictDurableObject(stub);
      const reply = await ask(stub, ID, day, { waitMs: 20_000 });
      if (reply.kind !== 'packed') throw new Error(reply.kind);
      const { byteLength } = await unpacked(new Uint8Array(reply.bytes));
      expect(byteLength).toBeGreaterThan(4_000_000);
      expect(reply.bytes.byteLength).toBeLessThan(byteLength / 10);
    }
    expect(asked.filter((path) => path === day)).toHaveLength(1);
  }, 60_000);
});

describe('an answer too long for the poller', () => {
  it('is read by the isolate itself, record by record', async () => {
    const { stub, binding } = pollerWith(settings);
    const onCancel = vi.fn();
    const asked = fakeSource(FEED, (path) =>
      path.startsWith('v2/events?')
        ? new Response(dayOf(DATE, 8_000, onCancel))
        : Response.json({ fixtures: [], results: [] }),
    );
    const calls = () => asked.filter((path) => path.includes(DATE)).length;
    expect(await ask(stub, ID, DAY, { waitMs: 5000 })).toEqual({ kind: 'too-long' });
    expect(onCancel).toHaveBeenCalledOnce();
    expect(await ask(stub, ID, DAY, { waitMs: 5000 })).toEqual({ kind: 'too-long' });
    expect(calls()).toBe(1);
    const site = siteWith({ ...settings, POLLER: binding, UPSTREAM_TIMEOUT_MS: '20000' });
    const answer = await site(`/api/live?date=${DATE}`, visitor);
    expect(await answer.json()).toMatchObject({ counters: { all: 8_000 } });
    expect(calls()).toBe(2);
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
    if (reply.kind !== 'packed') throw new Error(reply.kind);
    expect((await unpacked(new Uint8Array(reply.bytes))).byteLength).toBeGreaterThan(5_000_000);
    const rows = await runInDurableObject(stub, (_, { storage }) => {
      const { count } = storage.sql.exec<{ count: number }>('SELECT count(*) AS count FROM answers').one();
      return { count, bytes: storage.sql.databaseSize };
    });
    expect(rows.count).toBe(252);
    expect(await ask(stub, ID, list)).toMatchObject({ kind: 'answer', age: { ageMs: 0 } });
    expect(rows.bytes).toBeLessThan(2_000_000);
    await evictDurableObject(stub);
    expect(await ask(stub, ID, LIVE)).toMatchObject({ kind: 'packed' });
  }, 60_000);

  it('calls again for an answer that had no room beside another', async () => {
    const { stub } = pollerWith(settings);
    const large = noise(19_000_000);
    const asked = fakeSource(FEED, () => new Response(large));
    for (const path of ['v2/events/1', 'v2/events/2', 'v2/events/1']) {
      const reply = await ask(stub, ID, path, { waitMs: 20_000 });
      if (reply.kind !== 'packed') throw new Error(reply.kind);
      expect((await unpacked(new Uint8Array(reply.bytes))).byteLength).toBe(large.length);
    }
    expect(asked).toHaveLength(3);
  }, 60_000);
});
