import { type InferDataFromTag, notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';

// What an answer changes is shown at once, not in a task of its own.
notifyManager.setScheduler(queueMicrotask);

/** An answer that a page was made with, as the query of its key gives it. */
export interface KnownAnswer {
  key: QueryKey;
  data: unknown;
  /** When the page had it, milliseconds UTC. */
  at: number;
}

/** What the server answers a query with (by its `queryKey`). */
export function knownAnswer<Key extends QueryKey>(key: Key, data: InferDataFromTag<never, Key>): KnownAnswer {
  return { key, data, at: Date.now() };
}

/** A client as both sides use it, with the answers of a page: what the server had is not asked for again at once. */
export function createQueryClient(answers: readonly KnownAnswer[] = []): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 5000, refetchOnWindowFocus: true } } });
  for (const { key, data, at } of answers) client.setQueryData(key, data, { updatedAt: at });
  return client;
}
