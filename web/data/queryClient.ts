import { notifyManager, QueryClient } from '@tanstack/react-query';

// What an answer changes is shown at once, not in a task of its own.
notifyManager.setScheduler(queueMicrotask);

/** A client as both sides use it: what the server had is not asked for again at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 5000, refetchOnWindowFocus: true } } });
}
