import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SitePoller } from '../../../worker/upstream/pollerBinding.ts';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { answer, fixture } from '../feeds/apiFootball/apiFootball.records.ts';
import { siteWith } from '../site.runtime.ts';
import { apiFootball, ask, clockAt, HOUR, LIVE, MINUTE, NOON, stopTimeouts, visitor } from './poller.runtime.ts';

async function dayLeft(stub: SitePoller, span = 'day'): Promise<number | undefined> {
  return (await stub.report()).sources.live?.quota.find((each) => each.span === span)?.left;
}

beforeEach(() => clockAt(NOON));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the quota over hours', () => {
  it('lasts from noon to midnight and goes mostly to live scores', async () => {
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

  it('shows the age of scores on the page while calls are spread', async () => {
    stopTimeouts(NOON);
    const { settings, binding, url } = apiFootball({ LIVE_CALLS_PER_DAY: '300' });
    const running = { fixture: { id: 1001, timestamp: (NOON - 20 * MINUTE) / 1000 } };
    fakeSource(url, (path) => answer(path.startsWith('fixtures?') ? [fixture(['1H', 20], [1, 0], running)] : []));
    const visit = siteWith({ ...settings, POLLER: binding });
    const asOf: number[] = [];
    for (let second = 0; second <= 600; second += 10) {
      vi.setSystemTime(NOON + second * 1000);
      const list = JSON.parse(await (await visit('/api/live', visitor)).text());
      // While calls are spread, new scores can be late too.
      expect(list.stale, `after ${second} s`).toBe(true);
      expect(Date.now() - list.asOf).toBeLessThan(5 * MINUTE);
      asOf.push(list.asOf);
    }
    expect(new Set(asOf.map((instant) => Math.round(instant / 5000))).size).toBeGreaterThan(2);
    const page = (await (await visit('/', visitor)).text()).replaceAll('<!-- -->', '');
    expect(page).toMatch(/>Scores as of 12:\d\d\. No newer scores yet\.</);
    const health = JSON.parse(await (await visit('/api/health', visitor)).text());
    expect(JSON.stringify(health)).toContain('"lastFailure":"paced"');
  });

  it('limits a deploy without a poller too', async () => {
    const running = { fixture: { id: 1001, timestamp: (NOON - 20 * MINUTE) / 1000 } };
    const { url, settings } = apiFootball({ LIVE_CALLS_PER_DAY: '30', LIVE_CALLS_PER_MINUTE: '100' });
    const asked = fakeSource(url, () => answer([fixture(['1H', 20], [1, 0], running)]));
    const visit = siteWith({ ...settings, POLLER: undefined });
    for (let minutes = 0; minutes < 90; minutes += 1) {
      clockAt(NOON + minutes * MINUTE);
      await visit('/api/live', visitor);
    }
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.length).toBeLessThanOrEqual(30);
    const atNoon = asked.length;
    clockAt(NOON + 13 * HOUR);
    await visit('/api/live', visitor);
    await visit('/api/live', visitor);
    expect(asked.length).toBeGreaterThan(atNoon);
  });
});
