import { environmentManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushes } from '../../../web/data/polling.ts';
import { startPush } from '../../../web/data/pushClient.ts';
import { loadListParsers, oddsQuery, snapshotQuery } from '../../../web/data/queries.ts';
import { createQueryClient } from '../../../web/data/queryClient.ts';
import type { Snapshot } from '../../../web/domain/snapshot.ts';
import { matchOf } from '../../support/matchOf.ts';
import { FakeSocket } from './fakeSocket.ts';
import { listOf, NOW, observe, pass, playing, QUERY } from './matchInPlay.ts';

// TanStack Query polls only in a browser, which it detects at its first import, perhaps by another test file.
beforeAll(() => environmentManager.setIsServer(() => false));
afterAll(() => environmentManager.setIsServer(() => true));
// The first import takes longer than an hour of fake timers.
beforeAll(loadListParsers);

let listeners: Map<string, () => void>;
let client: QueryClient;
let [polled, events]: [string[], string[]] = [[], []];
let served: Snapshot;
let stop: () => void;
const page = { visibilityState: 'visible' };

const socket = () => FakeSocket.last();
const score = () => {
  const state = client.getQueryData<Snapshot>(snapshotQuery(QUERY, 10).queryKey)?.matches[0]?.state;
  return state !== undefined && 'score' in state ? state.score?.home : undefined;
};
const start = () => startPush(client, () => Date.now());

/** Opens the socket, and repeats its version until the page trusts it. */
async function startCovered(): Promise<void> {
  start();
  socket().greet(5);
  await pass(client, 20_000);
  socket().say({ version: 5 });
  expect(pushes.on).not.toBe('');
  // The last poll.
  await pass(client, 5_100);
  polled = [];
}

/** Repeats the version every 25 seconds. */
async function stayCovered(seconds: number, version = 5): Promise<void> {
  for (let past = 0; past < seconds; past += 25) {
    await pass(client, 25_000);
    socket().say({ version });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.opened = [];
  listeners = new Map();
  [polled, events] = [[], []];
  served = listOf(0);
  page.visibilityState = 'visible';
  const listen = (name: string, work: () => void) => listeners.set(name, work);
  const dom = {
    WebSocket: FakeSocket,
    location: { origin: 'https://site.test' },
    addEventListener: listen,
    dispatchEvent: ({ type }: Event) => events.push(type),
    navigator: {},
    document: Object.assign(page, { addEventListener: listen }),
    fetch: async (path: string) => {
      polled.push(path);
      return Response.json(path.startsWith('/api/odds') ? {} : served);
    },
  };
  for (const [name, value] of Object.entries(dom)) vi.stubGlobal(name, value);
  client = createQueryClient();
  stop = observe(client, snapshotQuery(QUERY, 10), listOf(0));
});
afterEach(() => {
  stop();
  pushes.on = '';
});

describe('pushClient', () => {
  it('a page opens no socket when every match begins in an hour', async () => {
    served = { ...listOf(0), matches: [matchOf({ kickOff: NOW + 3_600_000 })] };
    client.setQueryData(snapshotQuery(QUERY, 10).queryKey, served);
    start();
    await pass(client, 20_000);
    expect(FakeSocket.opened).toEqual([]);
  });

  it('a page of goals fetches them when a goal is pushed', async () => {
    client.clear();
    let asked = 0;
    const queryFn = async () => {
      asked += 1;
      return { goals: [] };
    };
    new QueryObserver(client, { queryKey: ['goals', ''], queryFn, staleTime: 60_000 }).subscribe(() => undefined);
    start();
    expect(socket().url).toBe('wss://site.test/api/push?goals=1');
    socket().greet(5);
    const before = asked;
    socket().say({ since: 5, version: 6, details: 1 });
    await pass(client, 2_500);
    expect(asked).toBe(before + 1);
  });

  it('a page polls once more when its socket has been whole for fifteen seconds', async () => {
    start();
    socket().greet(5);
    await pass(client, 10_500);
    expect(polled).toHaveLength(1);
    await pass(client, 5_000);
    served = listOf(1);
    socket().say({ version: 5 });
    expect(pushes.on).toBe('sport=football');
    await stayCovered(100);
    expect([score(), polled.length]).toEqual([1, 2]);
  });

  it('a page with a socket polls a list and its prices 29 times in a quiet hour', async () => {
    const stopOdds = observe(client, oddsQuery(QUERY, 10), {});
    await startCovered();
    await stayCovered(3_600);
    stopOdds();
    expect(polled.filter((path) => path.startsWith('/api/live'))).toHaveLength(22);
    expect(polled).toHaveLength(29);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('a page shows a pushed goal at once and ignores unknown fields', () => {
    start();
    socket().greet(5);
    socket().say({ since: 5, version: 6, asOf: NOW + 1_000, changed: [{ ...playing(1), offside: 1 }], offside: 1 });
    expect([score(), polled.length]).toEqual([1, 0]);
  });

  it.each([
    ['a message was missed', { since: 8, version: 9, details: 1 }],
    ['a repeated version is unknown', { version: 9 }],
    ['a message of another version is unreadable', { m: ['offside'] }],
  ])('a page polls within ten seconds when %s', async (_, message) => {
    await startCovered();
    socket().say(message);
    expect(polled).toEqual([]);
    await pass(client, 5_100);
    expect(polled).toHaveLength(1);
  });

  it('a filtered list is fetched again when a pushed match leaves it', async () => {
    const query = { ...QUERY, filter: 'live' } as const;
    const stopLive = new QueryObserver(client, snapshotQuery(query, 10)).subscribe(() => undefined);
    await startCovered();
    const ended = matchOf({ state: { kind: 'finished', ending: 'regular', score: null, shootOut: null } });
    socket().say({ since: 5, version: 6, asOf: NOW + 90_000, changed: [ended] });
    await pass(client, 10_000);
    stopLive();
    expect(polled).toContainEqual(expect.stringContaining('filter=live'));
  });

  it('a board with two sports opens one socket and polls the other sport', async () => {
    const other = snapshotQuery({ ...QUERY, sport: 'handball' }, 10);
    const stopOther = observe(client, other, { ...listOf(0), matches: [{ ...playing(0), sport: 'handball' }] });
    await startCovered();
    await stayCovered(50);
    stopOther();
    expect(FakeSocket.opened).toHaveLength(1);
    expect(polled.length).toBeGreaterThan(3);
    expect(polled.filter((path) => !path.includes('sport=handball'))).toEqual([]);
  });

  it('a page polls and opens another socket after a minute of silence', async () => {
    await startCovered();
    await pass(client, 53_000);
    expect([polled.length, FakeSocket.opened.length]).toEqual([0, 1]);
    await pass(client, 20_000);
    expect(polled.length).toBeGreaterThan(0);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('a page polls after losing its socket and reconnects within thirty seconds', async () => {
    await startCovered();
    vi.stubGlobal('fetch', async (path: string) => Promise.reject(new TypeError(`no. ${polled.push(path)} fails`)));
    socket().close();
    await pass(client, 5_100);
    expect(polled).toHaveLength(1);
    await pass(client, 5_000);
    expect(FakeSocket.opened).toHaveLength(2);
    socket().close();
    await pass(client, 10_000);
    expect(FakeSocket.opened).toHaveLength(3);
  });

  it('a page doubts the site of a lost socket and polls once one opens', async () => {
    await startCovered();
    const { fetch } = globalThis;
    served = listOf(1);
    vi.stubGlobal('fetch', async (path: string) => Promise.reject(new TypeError(`no. ${polled.push(path)} fails`)));
    socket().close();
    await pass(client, 10_000);
    vi.stubGlobal('fetch', fetch);
    socket().greet(5);
    await pass(client, 100);
    expect([score(), ...events]).toEqual([1, 'doubt']);
  });

  it('a page without a socket polls normally and retries ever more rarely', async () => {
    start();
    for (let time = 0; time < 60; time += 1) {
      const last = socket();
      if (last.readyState === 0) last.close();
      await pass(client, 10_000);
    }
    expect(polled.length).toBeGreaterThan(50);
    expect(FakeSocket.opened.length).toBeLessThan(12);
  });

  it('a page closes its socket a minute after hiding and reopens it when shown', async () => {
    await startCovered();
    page.visibilityState = 'hidden';
    await stayCovered(50);
    expect(socket().readyState).toBe(1);
    await pass(client, 11_000);
    expect(socket().readyState).toBe(3);
    page.visibilityState = 'visible';
    await pass(client, 6_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('a page closes the socket when the visitor leaves and reopens it on return', async () => {
    start();
    socket().greet();
    listeners.get('pagehide')?.();
    expect(socket().readyState).toBe(3);
    listeners.get('pageshow')?.();
    await pass(client, 2_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('a page closes a socket that is still opening without a console error', () => {
    start();
    const early = socket();
    const close = vi.spyOn(early, 'close');
    listeners.get('pagehide')?.();
    expect(close).not.toHaveBeenCalled();
    early.greet();
    expect(close).toHaveBeenCalledOnce();
  });
});
