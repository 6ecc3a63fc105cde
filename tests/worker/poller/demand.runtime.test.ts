import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSource, stubFetch } from '../../support/fakeFetch.runtime.ts';
import { soon } from '../../support/soon.runtime.ts';
import { siteJournalWith } from '../push/siteJournal.records.ts';
import { siteWith } from '../site.runtime.ts';
import { ask, clockAt, MINUTE, NOON, pollerWith, runningEvent, textOf } from './poller.runtime.ts';

const FEED = 'https://feed.test';
const ID = `backend:${FEED}`;
const LIVE = 'v2/events/live';
const settings = { LIVE_SOURCE: 'backend', LIVE_API_URL: FEED, LIVE_API_TOKEN: 'feed-token' };
const visitor = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'Europe/London' };

const event = (score: string) => runningEvent({ runningscore: { home: score, away: '0' } });

beforeEach(() => clockAt(NOON));

describe('poller.ask', () => {
  it('makes one call for 200 visits in five isolates', async () => {
    // The journal would also ask, through a poller of its own.
    const alone = { ...settings, JOURNAL: undefined };
    const { binding } = pollerWith(alone);
    const asked = fakeSource(FEED, (path) =>
      path === LIVE ? { fixtures: [event('1')], results: [] } : { detail: '' },
    );
    const isolates = Array.from({ length: 5 }, () => siteWith({ ...alone, POLLER: binding }));
    const visits = Array.from({ length: 200 }, (_, number) => isolates[number % 5]?.('/api/live', visitor));
    const responses = await Promise.all(visits);
    expect(responses.every((response) => response?.status === 200)).toBe(true);
    expect(asked.filter((path) => path === LIVE)).toHaveLength(1);
    expect(await responses[4]?.text()).toContain('Ajax');
  });

  it('sends an answer again only when it has changed', async () => {
    const { stub } = pollerWith(settings);
    let score = '1';
    fakeSource(FEED, () => ({ score }));
    const first = await ask(stub, ID, LIVE);
    if (first.kind !== 'answer') throw new Error(first.kind);
    expect(textOf(first.bytes)).toBe('{"score":"1"}');
    const { version } = first;
    expect(await ask(stub, ID, LIVE, { version })).toMatchObject({ kind: 'unchanged', age: { staleReason: null } });
    score = '2';
    clockAt(NOON + 5000);
    expect(await ask(stub, ID, LIVE, { version })).toMatchObject({
      kind: 'answer',
      age: { ageMs: 0, staleReason: null },
    });
  });

  it('tells the journal of new lists and their days', async () => {
    const told = vi.fn(async () => undefined);
    const JOURNAL = { getByName: () => siteJournalWith({ changed: told }) };
    const { stub } = pollerWith(Object.assign({ ...settings }, { JOURNAL }));
    let answers = 0;
    fakeSource(FEED, (path) => (path.includes('same') ? { fixtures: [] } : { answers: ++answers }));
    const day = '2040-11-20';
    const paths = [
      LIVE,
      `v2/events?sport=1&date=${day}`,
      `same?dateFrom=${day}&dateTo=2040-11-28`,
      'v1/countries?sport=1',
    ];
    for (const at of [NOON, NOON + 2 * MINUTE]) {
      clockAt(at);
      for (const path of paths) await ask(stub, ID, path);
    }
    const [live, date, span] = [
      [ID, undefined],
      [ID, { from: day, to: day }],
      [ID, { from: day, to: '2040-11-28' }],
    ];
    await soon(() => expect(told.mock.calls).toEqual([live, date, span, live, date]));
  });

  it('polls while clients ask and stops 30 seconds after the last one', async () => {
    const { stub } = pollerWith(settings);
    let answers = 0;
    const asked = fakeSource(FEED, () => ({ answers: ++answers }));
    await ask(stub, ID, LIVE);
    clockAt(NOON + 5000);
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect(asked).toHaveLength(2);
    clockAt(NOON + 31_000);
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect(asked).toHaveLength(2);
    expect(await runDurableObjectAlarm(stub)).toBe(false);
    expect(await stub.report()).toMatchObject({ nextAlarm: null, sources: { live: { warm: [] } } });
  });

  it('polls unchanged lists less often and hourly answers not at all', async () => {
    const { stub } = pollerWith(settings);
    const asked = fakeSource(FEED, () => ({ fixtures: [], results: [] }));
    const wakesIn = async () => Date.parse((await stub.report()).nextAlarm ?? '') - Date.now();
    await ask(stub, ID, 'v1/tournaments?sport=1');
    await ask(stub, ID, 'v2/events/e1/head-to-head');
    await ask(stub, ID, LIVE);
    expect(await wakesIn()).toBe(5000);
    clockAt(NOON + 11 * MINUTE);
    await ask(stub, ID, LIVE);
    await runDurableObjectAlarm(stub);
    expect(await wakesIn()).toBe(10_000);
    expect(asked.filter((path) => path !== LIVE)).toHaveLength(2);
  });

  it('keeps answers, their age and its alarm over a restart', async () => {
    const { stub } = pollerWith(settings);
    const asked = fakeSource(FEED, (path) => ({ path }));
    await ask(stub, ID, LIVE);
    await evictDurableObject(stub);
    clockAt(NOON + 2000);
    const reply = await ask(stub, ID, LIVE);
    if (reply.kind !== 'answer') throw new Error(reply.kind);
    expect(textOf(reply.bytes)).toBe(`{"path":"${LIVE}"}`);
    expect(reply.age.ageMs).toBe(2000);
    expect(asked).toHaveLength(1);
    await evictDurableObject(stub);
    clockAt(NOON + 5000);
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('keeps the last answer beside a 500, an HTML page and a truncated answer', async () => {
    const { stub } = pollerWith(settings);
    const answers = ['{"good":1}', null, '<html>', '{"good":', '{"good":2}'];
    fakeSource(FEED, () => {
      const text = answers.shift();
      return typeof text === 'string' ? new Response(text) : undefined;
    });
    let now = NOON;
    for (const [wait, wanted] of [
      [0, { age: { staleReason: null } }],
      [16_000, { age: { ageMs: 16_000, staleReason: { kind: 'status', detail: 'answered 500' } } }],
      [2000, { age: { ageMs: 18_000, staleReason: { kind: 'not-json', detail: 'answered no JSON' } } }],
      [4000, { age: { ageMs: 22_000, staleReason: { kind: 'not-json', detail: 'answered no JSON' } } }],
      [1000, { age: { ageMs: 23_000, staleReason: { kind: 'not-json', detail: 'answered no JSON' } } }],
      [4000, { age: { ageMs: 0, staleReason: null } }],
    ] as const) {
      now += wait;
      clockAt(now);
      expect(await ask(stub, ID, LIVE)).toMatchObject({ kind: 'answer', ...wanted });
    }
    expect(answers).toHaveLength(0);
  });

  it('repeats a call soon when isolates could not read its answer', async () => {
    clockAt(NOON);
    const { binding } = pollerWith(settings);
    let rows: unknown = { data: 'another schema' };
    const path = 'v1/tournaments?sport=1';
    const asked = fakeSource(FEED, (each) => (each === path ? rows : { fixtures: [event('1')], results: [] }));
    const visit = siteWith({ ...settings, POLLER: binding });
    const calls = () => asked.filter((each) => each === path).length;
    await visit('/football/competitions', visitor);
    expect(calls()).toBe(1);
    rows = [];
    vi.setSystemTime(NOON + 6000);
    await visit('/football/competitions', visitor);
    expect(calls()).toBe(2);
    vi.setSystemTime(NOON + 30_000);
    await siteWith({ ...settings, POLLER: binding })('/football/competitions', visitor);
    expect(calls()).toBe(2);
  });

  it('answers pending while one slow call runs', async () => {
    vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
    const { stub } = pollerWith(settings);
    let isReady = false;
    const asked = stubFetch(async () => {
      // A promise of the test belongs to another request, so the object waits with its own timers.
      while (!isReady) await new Promise((resolve) => setTimeout(resolve, 5));
      return Response.json({ late: true });
    });
    expect(await ask(stub, ID, LIVE, { waitMs: 10 })).toEqual({ kind: 'pending' });
    expect(await ask(stub, ID, LIVE, { waitMs: 10 })).toEqual({ kind: 'pending' });
    isReady = true;
    expect(await ask(stub, ID, LIVE, { waitMs: 10_000 })).toMatchObject({ kind: 'answer' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('calls no address outside of the base URL of its source', async () => {
    const { stub } = pollerWith({ ...settings, LIVE_API_URL: `${FEED}/api` });
    const asked = stubFetch(async () => Response.json({}));
    for (const path of ['../secrets', 'a/../../b', '/../../b', '..%2f../../../b']) {
      const reply = await ask(stub, `${ID}/api`, path);
      expect(reply, path).toMatchObject({ kind: 'silent', detail: 'no path of the source' });
    }
    expect(asked).not.toHaveBeenCalled();
    // An encoded slash does not end a segment, so the remaining path stays below the base URL.
    expect(await ask(stub, `${ID}/api`, '..%2f../x/../../y')).toMatchObject({ kind: 'answer', status: 200 });
    expect(asked.mock.calls.map(([input]) => new Request(input).url)).toEqual([`${FEED}/api/y`]);
  });

  it('answers nothing about another source', async () => {
    const { stub } = pollerWith(settings);
    expect(await ask(stub, 'openligadb:https://other.test', LIVE)).toEqual({ kind: 'unknown' });
    expect(await ask(stub, ID, LIVE, { source: 'odds' })).toEqual({ kind: 'unknown' });
  });
});

describe('poller alarms', () => {
  it.each([
    ['a day far from today', 'v2/events?sport=1&date=2040-12-24'],
    ['a match', 'v2/events/e1'],
    ['a competition', 'v1/tournaments/37'],
  ])('make no second call for %s that one client opened', async (_, path) => {
    const { stub } = pollerWith(settings);
    const asked = fakeSource(FEED, (each) => ({ each }));
    await ask(stub, ID, path);
    for (let second = 5; second <= 60; second += 5) {
      clockAt(NOON + second * 1000);
      await runDurableObjectAlarm(stub);
    }
    expect(asked).toEqual([path]);
  });

  it('call again for a match that a client asked for twice', async () => {
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
