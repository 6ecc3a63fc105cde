import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptBytes, peakBytes } from '../bench/inspector.ts';
import { children, cpuTime, hasProcessTimes } from '../bench/processTime.ts';
import { dayOf, endedEvent, runningEvent, siteOfDays } from './largeFeed.ts';

const MEGABYTE = 1024 * 1024;
const MOST_KEPT = 64 * MEGABYTE;
/** What is alive while 20,000 events are read, in the isolate of the site, its poller and its journal. */
const MOST_AT_ONCE = 96 * MEGABYTE;
const EVENTS = 20_000;
const POLLS = 3;
/** Of what Node takes to parse the same text at once, however fast the machine is. */
const MOST_READINGS = 12;

const numbers = Array.from({ length: EVENTS }, (_, index) => index);
const today = new Date().toISOString().slice(0, 10);
/** Far from today: nothing but a visitor asks for it. */
const far = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

// Written before anything is measured.
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
/** Which of the lists is today's; none before the site is warm. */
let turn = -1;

beforeAll(async () => {
  const before = children();
  const answer = (date: string) => (date === far ? farDay : ((date === today ? turns[turn] : undefined) ?? quiet));
  // A busy machine reads slowly; what is measured is memory.
  site = await siteOfDays(answer, { UPSTREAM_TIMEOUT_MS: '30000' });
  runtime = [...children()].find((pid) => !before.has(pid)) ?? null;
}, 90_000);

afterAll(() => site.close());

describe('a day of 20,000 events', () => {
  it.runIf(hasProcessTimes)(
    'takes no more of the processor when it is read first than its text a few times',
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

  it('that are played today and all change at every poll stay within the memory of an isolate', async () => {
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
    // The last list may still be read.
    await expect.poll(() => keptBytes(site.inspector), { timeout: 60_000, interval: 2000 }).toBeLessThan(MOST_KEPT);
  }, 240_000);
});
