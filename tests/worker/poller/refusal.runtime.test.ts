import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeSource, newUrl } from '../../support/fakeFetch.runtime.ts';
import { siteWith, wholeHealth } from '../site.runtime.ts';
import { ask, clockAt, MINUTE, NOON, pollerWith, runningEvent, visitor } from './poller.runtime.ts';

const LIVE = 'v2/events/live';
const PRICE = 'v2/events/e1/odds';

const refusal = (status: number, seconds?: number) =>
  Response.json(
    { detail: 'Request was throttled.' },
    { status, ...(seconds !== undefined && { headers: { 'Retry-After': `${seconds}` } }) },
  );

/** A feed that refuses the paths that the test names. */
function refusingFeed(status = 429, seconds?: number) {
  const url = newUrl('refusing');
  const settings = { LIVE_SOURCE: 'backend', LIVE_API_URL: url };
  const { stub, binding } = pollerWith(settings);
  const feed = { isRefused: (_: string) => false };
  const asked = fakeSource(url, (path) => {
    if (feed.isRefused(path)) return refusal(status, seconds);
    return path === LIVE ? { fixtures: [runningEvent()], results: [] } : { path, at: Date.now() };
  });
  const callsFor = (path: string) => asked.filter((each) => each === path).length;
  const of = (path: string) => ask(stub, `backend:${url}`, path);
  return { feed, asked, callsFor, of, stub, settings: { ...settings, POLLER: binding } };
}

beforeEach(() => clockAt(NOON));

const REFUSALS = [
  [429, 300],
  [429, undefined],
  [503, 300],
  [401, undefined],
  [403, 300],
] as const;

describe('a refusal of one path', () => {
  it.each(REFUSALS)('of prices leaves all other calls alone: %i, Retry-After %s', async (status, seconds) => {
    const { feed, callsFor, of } = refusingFeed(status, seconds);
    await of(LIVE);
    feed.isRefused = (path) => path === PRICE;
    expect(await of(PRICE)).toMatchObject({ kind: 'refused', status });
    clockAt(NOON + 5000);
    expect(await of(LIVE)).toMatchObject({ kind: 'answer', age: { ageMs: 0, staleReason: null } });
    for (const path of ['v2/events/e1', 'v2/events/e2/odds', 'v2/events?sport=1&date=2040-11-18'])
      expect(await of(path), path).toMatchObject({ kind: 'answer' });
    if (seconds !== undefined) expect(callsFor(PRICE)).toBe(1);
  });

  it.each(REFUSALS)('never means that there is nothing: %i, Retry-After %s', async (status, seconds) => {
    const { feed, of, settings } = refusingFeed(status, seconds);
    await of(LIVE);
    feed.isRefused = (path) => path !== LIVE;
    expect(await of('v2/events/e9')).toMatchObject({ kind: 'refused', status });
    const site = siteWith(settings);
    expect((await site('/api/event?sport=football&id=e9', visitor)).status).toBe(503);
    expect((await site('/football/netherlands/eredivisie-37', visitor)).status).toBe(503);
  });
});

describe('a refused list of running matches', () => {
  it.each(REFUSALS)('is called again within ten seconds, ever less often: %i, Retry-After %s', async (...refused) => {
    const { feed, asked, of, stub } = refusingFeed(...refused);
    await of(LIVE);
    feed.isRefused = () => true;
    const calls: number[] = [];
    for (let second = 1; second <= 30; second += 1) {
      clockAt(NOON + second * 1000);
      const before = asked.length;
      await runDurableObjectAlarm(stub);
      await of(LIVE);
      if (asked.length > before) calls.push(second);
    }
    const pauses = calls.slice(1).map((at, index) => at - (calls[index] ?? 0));
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses.at(-1)).toBeGreaterThan(pauses[0] ?? 0);
    expect(Math.max(...pauses)).toBeLessThan(10);
    feed.isRefused = () => false;
    clockAt(NOON + 38_000);
    expect(await of(LIVE)).toMatchObject({ age: { ageMs: 0, staleReason: null } });
  });
});

describe('a source that refuses every path', () => {
  it('rests rank by rank, except for one call of the running list', async () => {
    const { feed, asked, of } = refusingFeed(429, 300);
    await of(LIVE);
    feed.isRefused = () => true;
    for (let number = 0; number < 20; number += 1) {
      await of(`v2/events/e${number}/odds`);
      await of(`v2/events/e${number}/head-to-head`);
    }
    expect(asked.length - 1).toBe(6);
    clockAt(NOON + 4 * MINUTE);
    expect(await of('v2/events/e30/odds')).toMatchObject({ kind: 'refused', status: 429 });
    expect(await of('v2/events/e31/odds')).toMatchObject({ kind: 'refused', status: 429, retryAfterMs: 20_000 });
    expect(asked.length - 1).toBe(7);
    feed.isRefused = () => false;
    clockAt(NOON + 5 * MINUTE);
    for (const id of ['e1', 'e32']) expect(await of(`v2/events/${id}/odds`)).toMatchObject({ kind: 'answer' });
  });

  it('is named in the health report: what rests, since when and why', async () => {
    const { feed, of, stub, settings } = refusingFeed(429, 300);
    await of(LIVE);
    feed.isRefused = (path) => path.endsWith('odds');
    await of(PRICE);
    clockAt(NOON + 1000);
    const why = 'the quota is used up, or calls came too fast (answered 429)';
    const rest = { what: PRICE, since: '2040-11-17T12:00:00.000Z', until: '2040-11-17T12:05:00.000Z', why };
    const health = async () => JSON.parse(await (await wholeHealth(settings, visitor)).text());
    expect(await health()).toMatchObject({ sources: { live: { ok: true, rests: [rest], problem: why } } });
    for (const id of ['e2', 'e3']) await of(`v2/events/${id}/odds`);
    const prices = { ...rest, what: 'prices', until: '2040-11-17T12:00:11.000Z' };
    expect((await health()).sources.live.rests[0]).toEqual(prices);
    await evictDurableObject(stub);
    await of(PRICE);
    expect((await health()).sources.live.rests).toContainEqual(rest);
  });
});
