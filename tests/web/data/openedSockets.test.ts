import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventQuery } from '../../../web/data/eventQueries.ts';
import { startPush } from '../../../web/data/pushClient.ts';
import { snapshotQuery } from '../../../web/data/queries.ts';
import { createQueryClient } from '../../../web/data/queryClient.ts';
import { eventOf } from '../../support/eventOf.ts';
import { matchOf } from '../../support/matchOf.ts';
import { FakeSocket } from './fakeSocket.ts';
import { listOf, NOW, observe, playing, QUERY } from './matchInPlay.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  const [location, document] = [{ origin: 'https://site.test' }, { hidden: false }];
  const dom = { WebSocket: FakeSocket, location, document, addEventListener: () => undefined };
  for (const [name, value] of Object.entries(dom)) vi.stubGlobal(name, value);
  FakeSocket.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  [0, 60],
  [0.5, 66],
  [0.99, 74],
])('pages that wait for a kick-off open sockets spread over time: %d', async (random, seconds) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const client = createQueryClient();
  const { queryKey } = snapshotQuery(QUERY, 10);
  // Sockets open ten minutes before a kick-off.
  client.setQueryData(queryKey, { ...listOf(0), matches: [matchOf({ kickOff: NOW + 660_000 })] });
  const stop = new QueryObserver(client, { queryKey, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined);
  startPush(client, () => Date.now());
  while (FakeSocket.opened.length === 0) await vi.advanceTimersByTimeAsync(1_000);
  expect((Date.now() - NOW) / 1_000).toBe(seconds);
  stop();
});

it('the page of a match follows that match, also beside a list', () => {
  const client = createQueryClient();
  const match = playing(0);
  const stopList = observe(client, snapshotQuery(QUERY, 10), listOf(0));
  const stopMatch = observe(client, eventQuery(match, 10), { asOf: NOW, stale: false, event: eventOf(match) });
  startPush(client, () => Date.now());
  expect(FakeSocket.last().url).toBe(`wss://site.test/api/push?match=${match.id}`);
  stopList();
  stopMatch();
});
