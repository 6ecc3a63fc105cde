import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { peakBytes } from '../bench/inspector.ts';
import { leastBytes, MOST_AT_ONCE, MOST_KEPT } from './heap.ts';
import { dayOf, eventToCome, oddsOf, siteOfDays } from './largeFeed.ts';

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

it('prices of 20,000 matches fit into the memory of an isolate', async () => {
  const texts: string[] = [];
  const peak = await peakBytes(site.inspector, async () => {
    await site.visit(`/?date=${tomorrow}`, GB);
    texts.push((await site.visit(`/api/odds?sport=football&date=${tomorrow}&zone=UTC`, GB)).text);
  });
  expect(Object.keys(v.parse(prices, JSON.parse(texts[0] ?? ''))).length).toBeGreaterThan(10);
  expect(peak).toBeLessThan(MOST_AT_ONCE);
  expect(await leastBytes(site.inspector)).toBeLessThan(MOST_KEPT);
  // The poller has no room for them. Then an isolate reads them itself.
  expect(site.calls.filter((path) => path.startsWith('/v2/odds')).length).toBeLessThanOrEqual(2);
}, 90_000);
