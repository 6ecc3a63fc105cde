import { runDurableObjectAlarm } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { ask, clockAt, NOON, pollerWith } from './poller.runtime.ts';

const FEED = 'https://feed.test';
const ID = `backend:${FEED}`;
const settings = { LIVE_SOURCE: 'backend', LIVE_API_URL: FEED, LIVE_API_TOKEN: 'feed-token' };

beforeEach(() => clockAt(NOON));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what visitors choose', () => {
  it.each([
    ['a day far from today', 'v2/events?sport=1&date=2040-12-24'],
    ['a day beside today', 'v2/events?sport=1&date=2040-11-18'],
    ['a competition’s day', 'v2/events?sport=1&date=2040-11-18&tournament=37'],
    ['a day’s count', 'v1/events/counter?sport=1&date=2040-11-18'],
    ['a match', 'v2/events/e1'],
    ['a match’s meetings', 'v2/events/e1/head-to-head'],
    ['a competition', 'v1/tournaments/37'],
  ])('calls once for %s that somebody opened and left', async (_, path) => {
    const { stub } = pollerWith(settings);
    const asked = fakeSource(FEED, (each) => ({ each }));
    await ask(stub, ID, path);
    for (let second = 5; second <= 60; second += 5) {
      clockAt(NOON + second * 1000);
      await runDurableObjectAlarm(stub);
    }
    expect(asked).toEqual([path]);
  });

  it('calls by itself for a match that somebody asks for again', async () => {
    const { stub } = pollerWith(settings);
    const asked = fakeSource(FEED, (path) => ({ path, calls: asked.length }));
    await ask(stub, ID, 'v2/events/e1');
    clockAt(NOON + 2000);
    await ask(stub, ID, 'v2/events/e1');
    expect(asked).toHaveLength(1);
    clockAt(NOON + 5000);
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect(asked).toHaveLength(2);
  });
});
