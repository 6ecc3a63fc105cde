import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peakBytes } from '../bench/inspector.ts';
import { children, cpuTime, hasProcessTimes } from '../bench/processTime.ts';
import { leastBytes, MOST_AT_ONCE, MOST_KEPT } from './heap.ts';
import { dayOf, endedEvent, runningEvent, siteOfDays } from './largeFeed.ts';

const EVENTS = 20_000;
const POLLS = 3;
/** Generous: a reader takes about ten times what `JSON.parse` takes, and a quadratic one takes thousands of times that. */
const MOST_READINGS = 60;

const numbers = Array.from({ length: EVENTS }, (_, index) => index);
const today = new Date().toISOString().slice(0, 10);
/** Far from today: only a visitor requests it. */
const far = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

// Made before the heap is measured.
const turns = Array.from({ length: POLLS + 1 }, (_, goals) =>
  dayOf(numbers.map((index) => runningEvent(index, today, goals))),
);
const farDay = dayOf(
  [],
  numbers.map((index) => endedEvent(index, far)),
);
const quiet = dayOf([]);

let site: Awaited<ReturnType<typeof siteOfDays>>;
let runtime: string | null = null;
/** Which of the lists is today's. There is none before the site is warm. */
let turn = -1;

beforeAll(async () => {
  const before = children();
  const answer = (date: string) => (date === far ? farDay : ((date === today ? turns[turn] : undefined) ?? quiet));
  // A busy machine reads slowly, and the test measures memory.
  site = await siteOfDays(answer, { UPSTREAM_TIMEOUT_MS: '30000' });
  runtime = [...children()].find((pid) => !before.has(pid)) ?? null;
}, 90_000);

afterAll(() => site.close());

describe('a day of 20,000 events', () => {
  it.runIf(hasProcessTimes)(
    'costs processor time in proportion to its text',
    async () => {
      const text = gunzipSync(farDay).toString();
      const parsing = process.cpuUsage();
      JSON.parse(text);
      const { user, system } = process.cpuUsage(parsing);
      const before = cpuTime(runtime) ?? 0;
      expect((await site.visit(`/?date=${far}`)).status).toBe(200);
      expect((cpuTime(runtime) ?? 0) - before).toBeLessThan((MOST_READINGS * (user + system)) / 1000);
    },
    60_000,
  );

  it('fits into the memory of an isolate while all matches change at every poll', async () => {
    let seen = 0;
    const peak = await peakBytes(site.inspector, async () => {
      for (turn = 0; turn < POLLS; turn += 1) {
        const score = `"score":{"home":${turn},`;
        await expect
          .poll(async () => (await site.visit('/api/live')).text.includes(score), { timeout: 60_000, interval: 1000 })
          .toBe(true);
        seen += 1;
      }
    });
    expect(seen).toBe(POLLS);
    expect(peak).toBeLessThan(MOST_AT_ONCE);
    // The site may still read the last list.
    await expect.poll(() => leastBytes(site.inspector), { timeout: 60_000, interval: 2000 }).toBeLessThan(MOST_KEPT);
  }, 240_000);
});
