import { evictDurableObject } from 'cloudflare:test';
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

/** A day of so many events of 3 kB, sent as they are asked for; `onCancel` is told that nobody wants more. */
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
  it('is kept and sent as a tenth of it, also after a restart, and is the whole list to an isolate', async () => {
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

describe('an answer that is longer than the poller can hold', () => {
  it('is read no further there, not tried again for a while, and read record by record by the isolate', async () => {
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
