import { evictDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SitePoller } from '../../../worker/settings/pollerBinding.ts';
import { fakeSource, stubFetch } from '../../support/fakeFetch.runtime.ts';
import { answer, fixture } from '../feeds/apiFootball/apiFootball.records.ts';
import { siteWith, wholeHealth } from '../site.runtime.ts';
import { apiFootball, ask, clockAt, HOUR, LIVE, MINUTE, NOON, visitor } from './poller.runtime.ts';

async function dayLeft(stub: SitePoller, span = 'day'): Promise<number | undefined> {
  return (await stub.report()).sources.live?.quota.find((each) => each.span === span)?.left;
}

beforeEach(() => clockAt(NOON));

describe('the quota of a source', () => {
  it('counts calls across restarts, failed ones too', async () => {
    const { stub, id, url } = apiFootball();
    fakeSource(url, (path) => (path === LIVE ? answer([]) : undefined));
    await ask(stub, id, LIVE);
    await ask(stub, id, 'standings?league=1&season=2040');
    await evictDurableObject(stub);
    expect(await dayLeft(stub)).toBe(98);
    expect(await dayLeft(stub, 'minute')).toBe(8);
    clockAt(NOON + MINUTE);
    expect(await dayLeft(stub, 'minute')).toBe(10);
  });

  it('keeps two calls of each minute for live scores', async () => {
    const { stub, id, url } = apiFootball();
    const asked = fakeSource(url, () => answer([]));
    for (let number = 1; number <= 20; number += 1) await ask(stub, id, `standings?league=${number}&season=2040`);
    expect(asked).toHaveLength(8);
    expect(await ask(stub, id, 'standings?league=20&season=2040')).toMatchObject({
      kind: 'refused',
      status: 429,
      retryAfterMs: 30_000,
    });
    expect(await ask(stub, id, LIVE)).toMatchObject({ kind: 'answer' });
    clockAt(NOON + MINUTE);
    expect(await ask(stub, id, 'standings?league=20&season=2040')).toMatchObject({ kind: 'answer' });
  });

  it('is spread over the paths of its last 15 minutes, beside those of running matches', async () => {
    const { stub, id, url } = apiFootball({ LIVE_CALLS_PER_DAY: '30' });
    fakeSource(url, () => answer([]));
    const restMs = async (path: string) => {
      const reply = await ask(stub, id, path);
      return 'age' in reply ? Math.round(reply.age.freshMs) : reply;
    };
    await ask(stub, id, LIVE);
    expect(await restMs('standings?league=1&season=2040')).toBe(Math.round((12 * HOUR * 3) / 28));
    expect(await restMs('standings?league=2&season=2040')).toBe(Math.round((12 * HOUR * 3 * 2) / 27));
    clockAt(NOON + 15 * MINUTE);
    expect(await restMs('standings?league=3&season=2040')).toBe(Math.round((11.75 * HOUR * 3) / 26));
  });

  it('follows the limits in the headers of the source', async () => {
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
      'the day used up, as 200',
      () => ({ errors: { requests: 'You have reached the limit' }, response: [] }),
      12 * HOUR,
    ],
  ])('stops all calls until the refusal ends: %s', async (_, refusal, lasts) => {
    const { stub, id, url } = apiFootball();
    let isRefusing = false;
    const asked = fakeSource(url, () => (isRefusing ? refusal() : answer([])));
    await ask(stub, id, LIVE);
    clockAt(NOON + 1000);
    isRefusing = true;
    await ask(stub, id, 'standings?league=1&season=2040');
    isRefusing = false;
    await evictDurableObject(stub);
    clockAt(NOON + lasts - 1000);
    expect(await ask(stub, id, LIVE)).toMatchObject({ kind: 'answer', age: { ageMs: lasts - 1000 } });
    expect(await ask(stub, id, 'standings?league=2&season=2040')).toMatchObject({ kind: 'refused' });
    expect(asked).toHaveLength(2);
    clockAt(NOON + lasts + 2000);
    expect(await ask(stub, id, 'standings?league=2&season=2040')).toMatchObject({ kind: 'answer' });
  });

  it('rests only a path that is not in the plan, for six hours, over a restart', async () => {
    const { stub, id, url } = apiFootball();
    const refusal = { errors: { plan: 'no access' }, response: [] };
    const calls = fakeSource(url, (path) => (path === LIVE ? answer([]) : refusal));
    await ask(stub, id, 'fixtures?date=2040-12-24');
    expect(await ask(stub, id, LIVE)).toMatchObject({ kind: 'answer' });
    const asked = () => calls.filter((path) => path !== LIVE);
    await evictDurableObject(stub);
    clockAt(NOON + 6 * HOUR - MINUTE);
    const text = JSON.stringify(refusal);
    const reply = { kind: 'refused', status: 200, text, retryAfterMs: MINUTE };
    expect(await ask(stub, id, 'fixtures?date=2040-12-24')).toMatchObject(reply);
    expect(asked()).toHaveLength(1);
    clockAt(NOON + 6 * HOUR + MINUTE);
    await ask(stub, id, 'fixtures?date=2040-12-24');
    expect(asked()).toHaveLength(2);
  });

  it('shows the last scores and their age when it is used up', async () => {
    const { settings, binding, url, stub, id } = apiFootball({ LIVE_CALLS_PER_DAY: '3' });
    const running = { fixture: { id: 1001, timestamp: (NOON - 20 * MINUTE) / 1000 } };
    fakeSource(url, (path) => answer(path.startsWith('fixtures?') ? [fixture(['1H', 20], [1, 0], running)] : []));
    const poll = siteWith({ ...settings, POLLER: binding });
    const first = JSON.parse(await (await poll('/api/live', visitor)).text());
    expect(first.matches).toHaveLength(1);
    clockAt(NOON + HOUR);
    await ask(stub, id, LIVE);
    clockAt(NOON + 2 * HOUR);
    // A new isolate has only the poller's data.
    const cold = siteWith({ ...settings, POLLER: binding });
    const late = JSON.parse(await (await cold('/api/live', visitor)).text());
    expect(late.matches).toHaveLength(1);
    expect(late).toMatchObject({ stale: true });
    expect(NOON + 2 * HOUR - late.asOf).toBeGreaterThanOrEqual(HOUR);
  });
});

describe('a source that refuses', () => {
  it.each([
    ['429', () => new Response('', { status: 429 }), 'the quota is used up, or calls came too fast (answered 429)'],
    [
      'the day used up, as 200',
      () => answer([], { requests: 'You have reached the request limit' }),
      'the quota is used up, or calls came too fast (requests: You have reached the request limit)',
    ],
    [
      'a wrong key, as 200',
      () => answer([], { token: 'Error/Missing application key.' }),
      'the source refuses the key (token: Error/Missing application key.)',
    ],
    ['403', () => new Response('', { status: 403 }), 'the source refuses the key (answered 403)'],
  ])('appears in /api/health with its reason: %s', async (_, refusal, words) => {
    const { stub, id, url, settings, binding } = apiFootball();
    fakeSource(url, refusal);
    await ask(stub, id, LIVE);
    const health = JSON.parse(await (await wholeHealth({ ...settings, POLLER: binding }, visitor)).text());
    expect(health.poller.sources.live.problem).toBe(words);
    expect(health.sources.live.problem).toBe(words);
  });

  it.each([404, 422])('costs no credit for a sport that answers %i, asked once an hour', async (status) => {
    const odds = `https://odds-${status}.test/v4`;
    const { stub } = apiFootball({ ODDS_API_KEY: 'odds-secret', ODDS_API_URL: odds });
    const asked = fakeSource(odds, (path) =>
      path.includes('soccer_epl') ? Response.json([]) : Response.json({ error_code: 'UNKNOWN_SPORT' }, { status }),
    );
    const of = (path: string) => ask(stub, `odds:${odds}`, path, { source: 'odds' });
    for (const minutes of [0, 5, 30, 59]) {
      clockAt(NOON + minutes * MINUTE);
      expect(await of('sports/soccer_none/odds')).toMatchObject({ kind: 'refused', status });
    }
    expect(asked).toHaveLength(1);
    await of('sports/soccer_epl/odds');
    const report = (await stub.report()).sources.odds;
    expect(report).toMatchObject({ quota: [{ span: 'month', limit: 500, used: 2, left: 498 }] });
    await evictDurableObject(stub);
    await of('sports/soccer_none/odds');
    expect(asked).toHaveLength(2);
  });

  it('counts odds credits by the month and never shows a key', async () => {
    const odds = 'https://odds.test/v4';
    const { stub, settings, binding } = apiFootball({ ODDS_API_KEY: 'odds-secret', ODDS_API_URL: odds });
    const said: string[] = [];
    vi.spyOn(console, 'warn').mockImplementation((...words) => void said.push(words.join()));
    const asked: Request[] = [];
    stubFetch(async (input) => {
      const request = new Request(input);
      asked.push(request);
      return new Response('{"error_code":"OUT_OF_USAGE_CREDITS"}', { status: 401 });
    });
    const path = 'sports/soccer_epl/odds?regions=uk';
    const of = (asked: string) => ask(stub, `odds:${odds}`, asked, { source: 'odds' });
    const replies = [await of(path), await of('sports/soccer_spl/odds')];
    expect(asked.map(({ url }) => url)).toEqual([`${odds}/${path}&apiKey=odds-secret`]);
    const health = await wholeHealth({ ...settings, POLLER: binding }, visitor);
    const report = await health.text();
    expect(JSON.parse(report).poller.sources.odds.quota).toMatchObject([{ span: 'month', limit: 500, used: 0 }]);
    expect(JSON.parse(report).poller.sources.odds.problem).toBe(
      'the quota is used up, or calls came too fast (answered 401: OUT_OF_USAGE_CREDITS)',
    );
    expect(JSON.stringify([replies, said, report])).not.toMatch(/odds-secret|secret-key/);
  });
});
