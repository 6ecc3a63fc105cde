import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptBytes, peakBytes } from '../bench/inspector.ts';
import { dayOf, eventToCome, oddsOf, siteOfDays } from './largeFeed.ts';

const MEGABYTE = 1024 * 1024;
const EVENTS = 20_000;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const matches = dayOf(Array.from({ length: EVENTS }, (_, index) => eventToCome(index, tomorrow)));
const quiet = dayOf([]);
const odds = oddsOf(tomorrow, EVENTS);

let site: Awaited<ReturnType<typeof siteOfDays>>;

beforeAll(async () => {
  site = await siteOfDays(
    (date) => (date === tomorrow ? matches : quiet),
    { UPSTREAM_TIMEOUT_MS: '30000' },
    (date) => (date === tomorrow ? odds : null),
  );
}, 90_000);

afterAll(() => site.close());

const GB = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'UTC' };

const prices = v.record(v.string(), v.object({ home: v.object({ decimal: v.number() }) }));

it('the prices of a day of 20,000 matches are read within the memory of an isolate', async () => {
  const texts: string[] = [];
  const peak = await peakBytes(site.inspector, async () => {
    await site.visit(`/?date=${tomorrow}`, GB);
    texts.push((await site.visit(`/api/odds?sport=football&date=${tomorrow}&zone=UTC`, GB)).text);
  });
  expect(Object.keys(v.parse(prices, JSON.parse(texts[0] ?? ''))).length).toBeGreaterThan(10);
  expect(peak).toBeLessThan(96 * MEGABYTE);
  expect(await keptBytes(site.inspector)).toBeLessThan(64 * MEGABYTE);
  // The poller has no room for them either, and says so: an isolate then reads them by itself.
  expect(site.calls.filter((path) => path.startsWith('/v2/odds')).length).toBeLessThanOrEqual(2);
}, 90_000);
