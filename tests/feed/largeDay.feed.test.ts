import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptBytes, peakBytes } from '../bench/inspector.ts';
import { dayOf, endedEvent, siteOfDays } from './largeFeed.ts';

const MEGABYTE = 1024 * 1024;
const MOST_KEPT = 64 * MEGABYTE;
/** What is alive while 20,000 events are read. */
const MOST_AT_ONCE = 96 * MEGABYTE;
/** Of a page or an answer, in bytes, however many matches its day has. */
const LONGEST = 2 * MEGABYTE;
const DAY_MS = 86_400_000;

/** Far from today: nothing but a visitor asks for it. */
const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const FULL = Array.from({ length: 8 }, (_, index) => dateIn(20 + index));
/** Beyond the most matches of a list, and beyond what the poller holds: 53 MB. */
const BEYOND = dateIn(40);
const EVENTS = new Map([...FULL.map((date) => [date, 20_000] as const), [BEYOND, 65_000]]);

const bodyOf = (date: string, events: number) => {
  const ended = Array.from({ length: events }, (_, index) => endedEvent(index, date));
  // The one that is being played comes last of all.
  const last = ended.at(-1);
  if (last !== undefined) last.status = '2nd half';
  return dayOf([], ended);
};

// Written before anything is measured.
const bodies = new Map(Array.from(EVENTS, ([date, events]) => [date, bodyOf(date, events)]));
const quiet = dayOf([]);

let site: Awaited<ReturnType<typeof siteOfDays>>;

beforeAll(async () => {
  // A busy machine reads slowly; what is measured is memory.
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

describe('a day of more events than any feed has', () => {
  it.each(['first', 'second'])(
    'is read within the memory of an isolate (the %s such day)',
    async (which) => {
      const date = FULL[which === 'first' ? 0 : 1] ?? '';
      const statuses: number[] = [];
      const peak = await peakBytes(site.inspector, async () =>
        statuses.push((await site.visit(`/?date=${date}`)).status),
      );
      expect(statuses).toEqual([200]);
      expect(peak).toBeLessThan(MOST_AT_ONCE);
      expect(await keptBytes(site.inspector)).toBeLessThan(MOST_KEPT);
      expect(await countersOf(date)).toEqual({ all: 20_000, live: 1 });
    },
    90_000,
  );

  it('is read by itself where many are asked for at once', async () => {
    const statuses: number[] = [];
    const peak = await peakBytes(site.inspector, () =>
      Promise.all(FULL.map(async (date) => statuses.push((await site.visit(`/?date=${date}`)).status))),
    );
    // Who would have to wait for too long is told so.
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(peak).toBeLessThan(MOST_AT_ONCE);
    expect(await keptBytes(site.inspector)).toBeLessThan(MOST_KEPT);
  }, 120_000);

  it('is cut where it has still more, which health tells', async () => {
    const before = await rejected();
    const statuses: number[] = [];
    const peak = await peakBytes(site.inspector, async () =>
      statuses.push((await site.visit(`/?date=${BEYOND}`)).status),
    );
    expect(statuses).toEqual([200]);
    expect(peak).toBeLessThan(MOST_AT_ONCE);
    // What is being played stays, wherever it stands.
    expect(await countersOf(BEYOND)).toEqual({ all: 20_000, live: 1 });
    // What health tells everybody is held for some seconds.
    await expect.poll(rejected, { timeout: 15_000 }).toBe(before + 45_000);
    for (const path of ['/?', '/nl?', '/?page=50&', '/api/live?', '/api/live?page=50&']) {
      const { status, text } = await site.visit(`${path}date=${BEYOND}`);
      expect([path, status]).toEqual([path, 200]);
      expect(Buffer.byteLength(text), path).toBeLessThan(LONGEST);
    }
    expect(await keptBytes(site.inspector)).toBeLessThan(MOST_KEPT);
  }, 90_000);
});
