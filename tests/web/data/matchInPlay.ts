import { type QueryClient, type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { vi } from 'vitest';
import { countersOf, type Snapshot } from '../../../web/domain/snapshot.ts';
import { matchOf } from '../../support/matchOf.ts';

/** Kick-off of the match in these lists, milliseconds UTC. */
export const NOW = Date.parse('2026-11-21T15:20:00Z');

/** The match with the score `home`–0. */
export const playing = (home: number) =>
  matchOf({ state: { kind: 'playing', period: 'first-half', startedAt: NOW, score: { home, away: 0 } } });

/** A list of only that match, with the score `home`–0. */
export const listOf = (home: number, asOf = NOW): Snapshot => {
  const matches = [playing(home)];
  return { version: 'abc', asOf, stale: false, incomplete: false, matches, counters: countersOf(matches) };
};

/** The query of the page with that list. */
export const QUERY = { sport: 'football', date: '2026-11-21', zone: 'UTC', filter: 'all', page: 1 } as const;

/** Observes a query with known data as a page does, with its polling. Returns a function that stops it. */
export function observe<Data, Key extends QueryKey>(
  client: QueryClient,
  query: QueryObserverOptions<Data, Error, Data, Data, Key> & { queryKey: Key },
  known: Data,
): () => void {
  client.setQueryData<Data>(query.queryKey, known);
  return new QueryObserver(client, { ...query, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined);
}

const { setImmediate } = globalThis;

/** Fires the fake timers of so many milliseconds one by one, and waits for the answers to each, which take real time. */
export async function pass(client: QueryClient, ms: number): Promise<void> {
  // A query that failed waits for a fake timer.
  const isAsking = () => client.isFetching({ predicate: ({ state }) => state.fetchFailureCount === 0 }) > 0;
  const answered = async () => {
    while (isAsking()) await new Promise((resolve) => setImmediate(resolve));
  };
  let isOver = false;
  setTimeout(() => {
    isOver = true;
  }, ms);
  await answered();
  while (!isOver) {
    await vi.advanceTimersToNextTimerAsync();
    await answered();
  }
  // Other timers can be due at the same instant.
  await vi.advanceTimersByTimeAsync(0);
  await answered();
}
