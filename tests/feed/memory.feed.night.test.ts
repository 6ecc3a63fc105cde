import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leastBytes, MOST_KEPT } from './heap.ts';
import { dayOf, siteOfDays, upcomingEvent } from './largeFeed.ts';

/** `MEMORY_DAYS=600` runs a longer test. */
const DAYS = Number(process.env.MEMORY_DAYS ?? 24);
const MATCHES_A_DAY = 5_000;
const DAY_MS = 86_400_000;

const today = new Date().toISOString().slice(0, 10);
const later = (days: number) => new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

let site: Awaited<ReturnType<typeof siteOfDays>>;

beforeAll(async () => {
  site = await siteOfDays((date) =>
    dayOf(Array.from({ length: MATCHES_A_DAY }, (_, index) => upcomingEvent(index, date))),
  );
}, 60_000);

afterAll(() => site.close());

const visit = async (path: string) => (await site.visit(path)).status;

describe('the heap of an isolate', () => {
  it(
    'stays within its budget after many large days, and keeps the list of today',
    async () => {
      expect(await visit('/')).toBe(200);
      for (let day = 1; day <= DAYS; day += 1) {
        const date = later(day % 2 === 0 ? day : -day);
        expect(await visit(`/api/live?date=${date}`), date).toBe(200);
        await visit(`/?date=${date}`);
        if (day % 10 === 0) expect(await leastBytes(site.inspector), `after ${day} days`).toBeLessThan(MOST_KEPT);
      }
      const before = site.calls.length;
      expect(await visit('/')).toBe(200);
      // The site may reload today's list, but must not request any other date again.
      expect(site.calls.slice(before).filter((path) => path.startsWith('/v2/events?'))).toEqual([]);
      expect(await leastBytes(site.inspector)).toBeLessThan(MOST_KEPT);
    },
    DAYS * 10_000,
  );
});
