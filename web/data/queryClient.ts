import { type InferDataFromTag, notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';

// Shows an answer at once, not in a later task.
notifyManager.setScheduler(queueMicrotask);

/** An answer that the server rendered with. */
export interface KnownAnswer {
  key: QueryKey;
  data: unknown;
}

/** The server’s answer to a query, by its `queryKey`. */
export function knownAnswer<Key extends QueryKey>(key: Key, data: InferDataFromTag<never, Key>): KnownAnswer {
  return { key, data };
}

/**
 * A client with the server’s answers, which are not fetched again at once. `age`: milliseconds since the server made the page, since
 * the device’s clock may be wrong.
 */
export function createQueryClient(answers: readonly KnownAnswer[] = [], age = 0): QueryClient {
  // The browser’s word that it is offline is not trusted: polls go on.
  const queries = { staleTime: 5000, retry: false, networkMode: 'always', refetchOnReconnect: true } as const;
  const client = new QueryClient({ defaultOptions: { queries } });
  for (const { key, data } of answers) client.setQueryData(key, data, { updatedAt: Date.now() - age });
  return client;
}
