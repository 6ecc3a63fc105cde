import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushes } from '../../../web/data/polling.ts';
import { oddsQuery, snapshotQuery } from '../../../web/data/queries.ts';
import type { Snapshot } from '../../../web/domain/snapshot.ts';
import { startPush } from '../../../web/push/pushClient.ts';
import { matchOf } from '../../support/matchOf.ts';
import { FakeSocket } from './fakeSocket.ts';
import { listOf, NOW, patch, QUERY } from './matchInPlay.ts';

// TanStack Query polls only in a browser, which it detects at its first import, perhaps by another test file.
beforeAll(() => environmentManager.setIsServer(() => false));
afterAll(() => environmentManager.setIsServer(() => true));

let listeners: Map<string, () => void>;
let client: QueryClient;
let polled: string[];
let served: Snapshot;
let stop: () => void;
const page = { hidden: false };

const socket = () => {
  const last = FakeSocket.opened.at(-1);
  if (last === undefined) throw new Error('no socket');
  return last;
};
const score = () => {
  const state = client.getQueryData<Snapshot>(snapshotQuery(QUERY, 10).queryKey)?.matches[0]?.state;
  return state !== undefined && 'score' in state ? state.score?.home : undefined;
};
const start = () => startPush(client, () => Date.now());

beforeAll(() => import('../../../web/push/asking.ts'));
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.opened = [];
  listeners = new Map();
  polled = [];
  served = listOf(0);
  page.hidden = false;
  const listen = (name: string, work: () => void) => listeners.set(name, work);
  const dom = {
    ...{ WebSocket: FakeSocket, location: { origin: 'https://site.test' }, addEventListener: listen, navigator: {} },
    document: Object.assign(page, { addEventListener: listen }),
    fetch: async (path: string) => {
      polled.push(path);
      return Response.json(path.startsWith('/api/odds') ? {} : served);
    },
  };
  for (const [name, value] of Object.entries(dom)) vi.stubGlobal(name, value);
  client = new QueryClient();
  client.setQueryData(snapshotQuery(QUERY, 10).queryKey, listOf(0));
  stop = new QueryObserver(client, { ...snapshotQuery(QUERY, 10), staleTime: Number.POSITIVE_INFINITY }).subscribe(
    () => undefined,
  );
});
afterEach(() => {
  stop();
  Object.assign(pushes, { on: '', until: 0 });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('pushClient', () => {
  it('pushClient opens a socket when a match runs and sends the age of its list', () => {
    start();
    expect(socket().url).toBe(`wss://site.test/api/push?sport=football&asOf=${NOW}`);
  });

  it.each([
    ['has ended', matchOf({ state: { kind: 'finished', ending: 'regular', score: null, shootOut: null } })],
    ['begins in an hour', matchOf({ kickOff: NOW + 3_600_000 })],
    ['was postponed', matchOf({ state: { kind: 'postponed' } })],
  ])('pushClient opens no socket when every match %s', async (_, match) => {
    served = { ...listOf(0), matches: [match] };
    client.setQueryData(snapshotQuery(QUERY, 10).queryKey, served);
    start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.opened).toEqual([]);
  });

  it('pushClient fetches the goals of the goals page when a goal is pushed', async () => {
    client.clear();
    let asked = 0;
    const queryFn = async () => {
      asked += 1;
      return { goals: [] };
    };
    new QueryObserver(client, { queryKey: ['goals', ''], queryFn, staleTime: 60_000 }).subscribe(() => undefined);
    start();
    expect(socket().url).toBe(`wss://site.test/api/push?goals=1&asOf=${NOW - 10_000}`);
    socket().greet();
    const before = asked;
    socket().say({ n: 6, m: [patch(1, NOW)] });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(asked).toBe(before + 1);
  });

  it('pushClient shows a pushed goal and does not poll while nothing happens', async () => {
    start();
    socket().greet();
    socket().say({ a: 5, n: 6, m: [patch(1, NOW + 1_000)] });
    expect(score()).toBe(1);
    let beat = 'b'.charCodeAt(0);
    for (let time = 0; time < 10; time += 1) {
      await vi.advanceTimersByTimeAsync(25_000);
      socket().onmessage?.({ data: `${String.fromCharCode(beat++)}6` });
    }
    expect(polled).toEqual([]);
    // Lists of other sports are polled (`nextDelay`).
    expect(pushes.on).toBe('sport=football');
    expect(socket().sent).toHaveLength(11);
  });

  it('pushClient polls a list and its prices fewer than 40 times in a quiet hour', async () => {
    const odds = oddsQuery(QUERY, 10);
    client.setQueryData(odds.queryKey, {});
    const stopOdds = new QueryObserver(client, { ...odds, staleTime: Number.POSITIVE_INFINITY }).subscribe(
      () => undefined,
    );
    start();
    socket().greet();
    for (let ping = 1; ping <= 144; ping += 1) {
      await vi.advanceTimersByTimeAsync(25_000);
      socket().onmessage?.({ data: `${'abcdefgh'[ping % 8]}5` });
      if (ping === 14) expect(polled).toHaveLength(2);
    }
    stopOdds();
    expect(polled.filter((path) => path.startsWith('/api/live')).length).toBeGreaterThan(9);
    expect(polled.length).toBeLessThan(40);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('pushClient ignores fields of a newer relay that it does not know', () => {
    start();
    socket().greet();
    socket().say({ v: 2, x: ['offside'] });
    socket().say({ n: 7, m: [{ ...patch(2, NOW + 1_000), offside: 1 }] });
    expect([score(), polled.length]).toEqual([2, 0]);
  });

  it('pushClient refetches twice after a missed entry or a request to read again', async () => {
    start();
    socket().greet(5);
    socket().say({ a: 9, n: 10, m: [patch(1, NOW + 1_000)] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(polled).toHaveLength(1);
    socket().say({ n: 11, r: 1 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(polled).toHaveLength(3);
  });

  it('pushClient polls only while the journal is uncertain', async () => {
    start();
    socket().greet(5, '!');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(polled).toHaveLength(2);
    socket().onmessage?.({ data: 'c5' });
    await vi.advanceTimersByTimeAsync(24_000);
    expect(polled).toHaveLength(2);
  });

  it('pushClient polls when the sequence stalls or a ping gets no answer', async () => {
    start();
    socket().greet(5, 'a');
    await vi.advanceTimersByTimeAsync(25_000);
    socket().onmessage?.({ data: 'a5' });
    await vi.advanceTimersByTimeAsync(11_000);
    expect(polled.length).toBeGreaterThan(0);
    const before = FakeSocket.opened.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.opened.length).toBeGreaterThan(before);
  });

  it('pushClient polls after losing its socket and reconnects within thirty seconds', async () => {
    start();
    socket().greet(5);
    await vi.advanceTimersByTimeAsync(24_000);
    vi.stubGlobal('fetch', async (path: string) => Promise.reject(new TypeError(`no. ${polled.push(path)} fails`)));
    socket().close();
    await vi.advanceTimersByTimeAsync(5_100);
    expect(polled).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(socket().url).toBe('wss://site.test/api/push?sport=football&after=5');
    socket().close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(polled).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSocket.opened).toHaveLength(3);
  });

  it('pushClient polls normally without a socket and retries ever more rarely', async () => {
    start();
    for (let time = 0; time < 60; time += 1) {
      const last = socket();
      if (last.readyState === 0) last.close();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(polled.length).toBeGreaterThan(50);
    expect(FakeSocket.opened.length).toBeLessThan(12);
  });

  it('pushClient closes its socket a minute after hiding and reopens it when shown', async () => {
    start();
    socket().greet();
    page.hidden = true;
    listeners.get('visibilitychange')?.();
    for (const beat of 'bc') {
      await vi.advanceTimersByTimeAsync(25_000);
      socket().onmessage?.({ data: `${beat}5` });
    }
    expect(socket().readyState).toBe(1);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(socket().readyState).toBe(3);
    page.hidden = false;
    listeners.get('visibilitychange')?.();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('pushClient closes the socket when the visitor leaves and reopens it on return', async () => {
    start();
    socket().greet();
    listeners.get('pagehide')?.();
    expect(socket().readyState).toBe(3);
    listeners.get('pageshow')?.();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('pushClient closes a socket that is still opening without a console error', async () => {
    start();
    const early = socket();
    const close = vi.spyOn(early, 'close');
    listeners.get('pagehide')?.();
    expect(close).not.toHaveBeenCalled();
    early.greet();
    expect(close).toHaveBeenCalledOnce();
    expect(early.sent).toEqual([]);
    listeners.get('pageshow')?.();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });
});
