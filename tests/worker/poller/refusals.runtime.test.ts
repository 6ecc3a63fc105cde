import { evictDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { answer } from '../feeds/apiFootball/apiFootball.records.ts';
import { wholeHealth } from '../site.runtime.ts';
import { apiFootball, ask, clockAt, LIVE, MINUTE, NOON, visitor } from './poller.runtime.ts';

beforeEach(() => clockAt(NOON));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a source that says no', () => {
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
  ])('%s is told in plain words by /api/health', async (_, refusal, words) => {
    const { stub, id, url, settings, binding } = apiFootball();
    fakeSource(url, refusal);
    await ask(stub, id, LIVE);
    const health = JSON.parse(await (await wholeHealth({ ...settings, POLLER: binding }, visitor)).text());
    expect(health.poller.sources.live.problem).toBe(words);
    expect(health.sources.live.problem).toBe(words);
  });

  it('nothing is wrong where a plan leaves out a day, or a path is unknown', async () => {
    const { stub, id, url } = apiFootball();
    fakeSource(url, (path) => (path === LIVE ? new Response('', { status: 404 }) : answer([], { plan: 'no access' })));
    for (const path of [LIVE, 'fixtures?date=2040-12-24']) await ask(stub, id, path);
    expect((await stub.report()).sources.live?.problem).toBeNull();
  });

  it.each([404, 422])('a sport that answers %i costs no credit, and is asked for once an hour', async (status) => {
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

  it('the credits of prices are counted by the month, and no key is in what is asked, kept or logged', async () => {
    const odds = 'https://odds.test/v4';
    const { stub, settings, binding } = apiFootball({ ODDS_API_KEY: 'odds-secret', ODDS_API_URL: odds });
    const said: string[] = [];
    vi.spyOn(console, 'warn').mockImplementation((...words) => void said.push(words.join()));
    const asked: Request[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const request = new Request(input);
      asked.push(request);
      return new Response('{"error_code":"OUT_OF_USAGE_CREDITS"}', { status: 401 });
    });
    const path = 'sports/soccer_epl/odds?regions=uk';
    const question = {
      source: 'odds',
      id: `odds:${odds}`,
      path,
      version: null,
      unread: null,
      spentAlone: 0,
      waitMs: 500,
    } as const;
    const replies = [await stub.ask(question), await stub.ask({ ...question, path: 'sports/soccer_spl/odds' })];
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
