import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { startPush } from '../../../web/data/pushClient.ts';
import { snapshotQuery } from '../../../web/data/queries.ts';
import { createQueryClient } from '../../../web/data/queryClient.ts';
import { matchOf } from '../../support/matchOf.ts';
import { FakeSocket } from './fakeSocket.ts';
import { listOf, NOW, QUERY } from './matchInPlay.ts';

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
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const [location, document] = [{ origin: 'https://site.test' }, { hidden: false }];
  const dom = { WebSocket: FakeSocket, location, document, addEventListener: () => undefined };
  for (const [name, value] of Object.entries(dom)) vi.stubGlobal(name, value);
  FakeSocket.opened = [];
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
