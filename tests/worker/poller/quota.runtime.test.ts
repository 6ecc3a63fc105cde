import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SitePoller } from '../../../worker/poller/protocol.ts';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { answer, fixture } from '../feeds/apiFootball/apiFootball.records.ts';
import { siteWith } from '../site.runtime.ts';
import { apiFootball, ask, clockAt, HOUR, LIVE, MINUTE, NONE, NOON, pollerWith, visitor } from './poller.runtime.ts';

async function dayLeft(stub: SitePoller, span = 'day'): Promise<number | undefined> {
  return (await stub.report()).sources.live?.quota.find((each) => each.span === span)?.left;
}

beforeEach(() => clockAt(NOON));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the quota of a source', () => {
  it('lasts from noon to midnight with matches all day, most calls for what runs', async () => {
    const { stub, id, url } = apiFootball({ LIVE_CALLS_PER_DAY: '100' });
    const calls: { path: string; at: number }[] = [];
    fakeSource(url, (path) => {
      calls.push({ path, at: Date.now() });
      return answer([{ minute: Date.now() }]);
    });
    for (let now = NOON; now < NOON + 12 * HOUR; now += 3 * MINUTE) {
      clockAt(now);
      await ask(stub, id, LIVE);
      await ask(stub, id, 'fixtures?date=2040-11-17');
      await ask(stub, id, 'standings?league=39&season=2040');
    }
    expect(calls.length).toBeLessThanOrEqual(100);
    const live = calls.filter(({ path }) => path === LIVE);
    expect(live.length).toBeGreaterThan(60);
    const last = live.at(-1)?.at ?? 0;
    expect(NOON + 12 * HOUR - last).toBeLessThan(30 * MINUTE);
    const gaps = live.map(({ at }, index) => at - (live[index - 1]?.at ?? at));
    expect(Math.max(...gaps)).toBeLessThan(30 * MINUTE);
    clockAt(NOON + 12 * HOUR + MINUTE);
    expect(await dayLeft(stub)).toBe(100);
  });

  it('is counted across restarts, calls that failed too', async () => {
    const { stub, id, url } = apiFootball();
    fakeSource(url, (path) => (path === LIVE ? answer([]) : undefined));
    await ask(stub, id, LIVE);
    await ask(stub, id, 'fixtures?id=1');
    await evictDurableObject(stub);
    expect(await dayLeft(stub)).toBe(98);
    expect(await dayLeft(stub, 'minute')).toBe(8);
    clockAt(NOON + MINUTE);
    expect(await dayLeft(stub, 'minute')).toBe(10);
  });

  it('never goes beyond a minute’s calls, keeps two for what runs, and says when there is more', async () => {
    const { stub, id, url } = apiFootball();
    const asked = fakeSource(url, () => answer([]));
    for (let number = 1; number <= 20; number += 1) await ask(stub, id, `fixtures?id=${number}`);
    expect(asked).toHaveLength(8);
    expect(await ask(stub, id, 'fixtures?id=20')).toMatchObject({ kind: 'refused', status: 429, retryAfterMs: 30_000 });
    expect(await ask(stub, id, LIVE)).toMatchObject({ kind: 'answer' });
    clockAt(NOON + MINUTE);
    expect(await ask(stub, id, 'fixtures?id=20')).toMatchObject({ kind: 'answer' });
  });

  it('is what the source itself says: a paid plan without any setting, a key that others use too', async () => {
    const { stub, id, url } = apiFootball();
    const headers = { 'x-ratelimit-requests-limit': '7500', 'x-ratelimit-requests-remaining': '7321' };
    const told = vi.fn(() => Response.json(answer([]), { headers }));
    fakeSource(url, told);
    await ask(stub, id, LIVE);
    expect(await dayLeft(stub)).toBe(7321);
    const other = apiFootball({ LIVE_CALLS_PER_DAY: '200' });
    fakeSource(other.url, told);
    await ask(other.stub, other.id, LIVE);
    expect(await dayLeft(other.stub)).toBe(199);
    fakeSource(other.url, () => Response.json(answer([]), { headers: { 'x-ratelimit-requests-remaining': '3' } }));
    clockAt(NOON + HOUR);
    await ask(other.stub, other.id, LIVE);
    expect(await dayLeft(other.stub)).toBe(3);
  });

  it.each([
    ['429 with seconds', () => new Response('', { status: 429, headers: { 'Retry-After': '120' } }), 2 * MINUTE],
    [
      '429 with a date',
      () => new Response('', { status: 429, headers: { 'Retry-After': new Date(NOON + 5 * MINUTE).toUTCString() } }),
      5 * MINUTE,
    ],
    ['429 alone', () => new Response('', { status: 429 }), MINUTE],
    ['too many a minute, as 200', () => ({ errors: { rateLimit: 'Too many requests' }, response: [] }), MINUTE],
    [
      'the day used up, as 200',
      () => ({ errors: { requests: 'You have reached the limit' }, response: [] }),
      12 * HOUR,
    ],
  ])('%s: no path is called until it is over, across a restart', async (_, refusal, lasts) => {
    const { stub, id, url } = apiFootball();
    let isRefusing = false;
    const asked = fakeSource(url, () => (isRefusing ? refusal() : answer([])));
    await ask(stub, id, LIVE);
    clockAt(NOON + 1000);
    isRefusing = true;
    await ask(stub, id, 'fixtures?id=1');
    isRefusing = false;
    await evictDurableObject(stub);
    clockAt(NOON + lasts - 1000);
    expect(await ask(stub, id, LIVE)).toMatchObject({ kind: 'answer', age: { ageMs: lasts - 1000 } });
    expect(await ask(stub, id, 'fixtures?id=2')).toMatchObject({ kind: 'refused' });
    expect(asked).toHaveLength(2);
    clockAt(NOON + lasts + 2000);
    expect(await ask(stub, id, 'fixtures?id=2')).toMatchObject({ kind: 'answer' });
  });

  it('what a plan leaves out rests alone', async () => {
    const { stub, id, url } = apiFootball();
    const asked = fakeSource(url, (path) =>
      path === LIVE ? answer([]) : { errors: { plan: 'no access' }, response: [] },
    );
    for (let times = 0; times < 3; times += 1) await ask(stub, id, 'fixtures?date=2040-12-24');
    expect(await ask(stub, id, LIVE)).toMatchObject({ kind: 'answer' });
    expect(asked).toHaveLength(2);
  });

  it('what a plan leaves out is not tried out by the next life either', async () => {
    const { stub, id, url } = apiFootball();
    const refusal = { errors: { plan: 'no access' }, response: [] };
    const asked = fakeSource(url, () => refusal);
    await ask(stub, id, 'fixtures?date=2040-12-24');
    await evictDurableObject(stub);
    clockAt(NOON + 6 * HOUR - MINUTE);
    const text = JSON.stringify(refusal);
    const reply = { kind: 'refused', status: 200, text, retryAfterMs: MINUTE };
    expect(await ask(stub, id, 'fixtures?date=2040-12-24')).toMatchObject(reply);
    expect(asked).toHaveLength(1);
    clockAt(NOON + 6 * HOUR + MINUTE);
    await ask(stub, id, 'fixtures?date=2040-12-24');
    expect(asked).toHaveLength(2);
  });

  it('a status that refuses the key is not tried out', async () => {
    const { stub, id, url } = apiFootball();
    const asked = fakeSource(url, () => new Response('', { status: 403 }));
    for (const minutes of [0, 1, 9, 11]) {
      clockAt(NOON + minutes * MINUTE);
      await ask(stub, id, LIVE);
    }
    expect(asked).toHaveLength(2);
  });

  it('wakes nobody where calls are counted and nobody has asked anew', async () => {
    const { stub, id, url } = apiFootball();
    const asked = fakeSource(url, () => answer([]));
    await ask(stub, id, LIVE);
    for (let waking = 1; waking < 5; waking += 1) {
      clockAt(NOON + waking * MINUTE);
      await runDurableObjectAlarm(stub);
    }
    expect(asked).toHaveLength(1);
    expect((await stub.report()).nextAlarm).toBeNull();
  });

  it('football-data.org’s own counter says how long to wait', async () => {
    const url = 'https://fd.test';
    const settings = { ...NONE, LIVE_SOURCE: 'football-data', FOOTBALL_DATA_URL: url, FOOTBALL_DATA_TOKEN: 't' };
    const { stub } = pollerWith(settings);
    const headers = { 'X-Requests-Available-Minute': '0', 'X-RequestCounter-Reset': '37' };
    fakeSource(url, () => Response.json({ message: 'You reached your request limit.' }, { status: 429, headers }));
    const id = `football-data:${url}`;
    expect(await ask(stub, id, 'competitions')).toMatchObject({ kind: 'refused', status: 429, retryAfterMs: 37_000 });
  });

  it('that is spread says of what time scores are all the while, in the page too', async () => {
    const { settings, binding, url } = apiFootball({ LIVE_CALLS_PER_DAY: '300' });
    const running = { fixture: { id: 1001, timestamp: (NOON - 20 * MINUTE) / 1000 } };
    fakeSource(url, (path) => answer(path.startsWith('fixtures?') ? [fixture(['1H', 20], [1, 0], running)] : []));
    const visit = siteWith({ ...settings, POLLER: binding });
    const asOf: number[] = [];
    for (let second = 0; second <= 600; second += 10) {
      clockAt(NOON + second * 1000);
      const list = JSON.parse(await (await visit('/api/live', visitor)).text());
      // Scores that have just come are as often behind as any.
      expect(list.stale, `after ${second} s`).toBe(true);
      expect(Date.now() - list.asOf).toBeLessThan(5 * MINUTE);
      asOf.push(list.asOf);
    }
    expect(new Set(asOf.map((instant) => Math.round(instant / 5000))).size).toBeGreaterThan(2);
    const page = (await (await visit('/', visitor)).text()).replaceAll('<!-- -->', '');
    expect(page).toMatch(/>These are the scores of 12:\d\d\. The source has not sent newer ones yet\.</);
    const health = JSON.parse(await (await visit('/api/health', visitor)).text());
    expect(JSON.stringify(health)).toContain('"lastFailure":"paced"');
  });

  it('that is used up leaves the page with what is known and its age', async () => {
    const { settings, binding, url, stub, id } = apiFootball({ LIVE_CALLS_PER_DAY: '3' });
    const running = { fixture: { id: 1001, timestamp: (NOON - 20 * MINUTE) / 1000 } };
    fakeSource(url, (path) => answer(path.startsWith('fixtures?') ? [fixture(['1H', 20], [1, 0], running)] : []));
    const poll = siteWith({ ...settings, POLLER: binding });
    const first = JSON.parse(await (await poll('/api/live', visitor)).text());
    expect(first.matches).toHaveLength(1);
    clockAt(NOON + 3 * HOUR);
    await ask(stub, id, LIVE);
    clockAt(NOON + 4 * HOUR);
    // An isolate that has just started knows no more than the poller.
    const cold = siteWith({ ...settings, POLLER: binding });
    const late = JSON.parse(await (await cold('/api/live', visitor)).text());
    expect(late.matches).toHaveLength(1);
    expect(late).toMatchObject({ stale: true });
    expect(NOON + 4 * HOUR - late.asOf).toBeGreaterThanOrEqual(HOUR);
  });
});
