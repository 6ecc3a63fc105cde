import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peakBytes } from '../bench/inspector.ts';
import { leastBytes, MEGABYTE, MOST_AT_ONCE, MOST_KEPT } from './heap.ts';
import { dayOf, endedEvent, siteOfDays } from './largeFeed.ts';

/** Of a page or an answer, in bytes. */
const LONGEST = 2 * MEGABYTE;
const DAY_MS = 86_400_000;

/** Far from today: only a visitor requests it. */
const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const FULL = Array.from({ length: 8 }, (_, index) => dateIn(20 + index));
/** More matches than a list may have, and than the poller can hold: 53 MB. */
const BEYOND = dateIn(40);
const EVENTS = new Map([...FULL.map((date) => [date, 20_000] as const), [BEYOND, 65_000]]);

const bodyOf = (date: string, events: number) => {
  const ended = Array.from({ length: events }, (_, index) => endedEvent(index, date));
  // The running match is the last of all.
  const last = ended.at(-1);
  if (last !== undefined) last.status = '2nd half';
  return dayOf([], ended);
};

// Made before the heap is measured.
const bodies = new Map(Array.from(EVENTS, ([date, events]) => [date, bodyOf(date, events)]));
const quiet = dayOf([]);

let site: Awaited<ReturnType<typeof siteOfDays>>;

beforeAll(async () => {
  // A busy machine reads slowly, and the test measures only memory.
  site = await siteOfDays((date) => bodies.get(date) ?? quiet, { UPSTREAM_TIMEOUT_MS: '30000' });
}, 90_000);

afterAll(() => site.close());

const health = v.object({ sources: v.object({ live: v.object({ recordsRejected: v.number() }) }) });

async function rejected(): Promise<number> {
  return v.parse(health, JSON.parse((await site.visit('/api/health')).text)).sources.live.recordsRejected;
}

const list = v.object({ counters: v.object({ all: v.number(), live: v.number() }) });

async function countersOf(date: string) {
  return v.parse(list, JSON.parse((await site.visit(`/api/live?date=${date}`)).text)).counters;
}

describe('a day of 20,000 events', () => {
  it.each(['first', 'second'])(
    'fits into the memory of an isolate: the %s such day',
    async (which) => {
      const date = FULL[which === 'first' ? 0 : 1] ?? '';
      const statuses: number[] = [];
      const peak = await peakBytes(site.inspector, async () =>
        statuses.push((await site.visit(`/?date=${date}`)).status),
      );
      expect(statuses).toEqual([200]);
      expect(peak).toBeLessThan(MOST_AT_ONCE);
      expect(await leastBytes(site.inspector)).toBeLessThan(MOST_KEPT);
      expect(await countersOf(date)).toEqual({ all: 20_000, live: 1 });
    },
    90_000,
  );

  it('is read alone when eight such days are requested at the same time', async () => {
    const statuses: number[] = [];
    const peak = await peakBytes(site.inspector, () =>
      Promise.all(FULL.map(async (date) => statuses.push((await site.visit(`/?date=${date}`)).status))),
    );
    // A visitor who would wait for too long gets 503.
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(peak).toBeLessThan(MOST_AT_ONCE);
    expect(await leastBytes(site.inspector)).toBeLessThan(MOST_KEPT);
  }, 120_000);

  it('keeps 20,000 of 65,000 events, and health counts the rest as rejected', async () => {
    const before = await rejected();
    const statuses: number[] = [];
    const peak = await peakBytes(site.inspector, async () =>
      statuses.push((await site.visit(`/?date=${BEYOND}`)).status),
    );
    expect(statuses).toEqual([200]);
    expect(peak).toBeLessThan(MOST_AT_ONCE);
    // The running match stays, although it is the last one.
    expect(await countersOf(BEYOND)).toEqual({ all: 20_000, live: 1 });
    // The public health report is cached for some seconds.
    await expect.poll(rejected, { timeout: 60_000 }).toBe(before + 45_000);
    for (const path of ['/?', '/nl?', '/?page=50&', '/api/live?', '/api/live?page=50&']) {
      const { status, text } = await site.visit(`${path}date=${BEYOND}`);
      expect([path, status]).toEqual([path, 200]);
      expect(Buffer.byteLength(text), path).toBeLessThan(LONGEST);
    }
    expect(await leastBytes(site.inspector)).toBeLessThan(MOST_KEPT);
  }, 90_000);
});
