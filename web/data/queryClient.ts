import { type InferDataFromTag, notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';

// Shows an answer at once, not in a later task.
notifyManager.setScheduler(queueMicrotask);

/** An answer that the server rendered with. */
export interface KnownAnswer {
  key: QueryKey;
  data: unknown;
  /** When the server had it, in milliseconds UTC. */
  at: number;
}

/** The server’s answer to a query, by its `queryKey`. */
export function knownAnswer<Key extends QueryKey>(key: Key, data: InferDataFromTag<never, Key>): KnownAnswer {
  return { key, data, at: Date.now() };
}

/** A client with the server’s answers, which are not fetched again at once. */
export function createQueryClient(answers: readonly KnownAnswer[] = []): QueryClient {
  // The browser’s word that it is offline is not trusted: polls go on.
  const queries = { staleTime: 5000, retry: false, networkMode: 'always', refetchOnReconnect: true } as const;
  const client = new QueryClient({ defaultOptions: { queries } });
  for (const { key, data, at } of answers) client.setQueryData(key, data, { updatedAt: at });
  return client;
}
