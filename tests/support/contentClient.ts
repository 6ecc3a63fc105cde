import { createContentClient } from '../../worker/content/client.ts';

/** A client of a content system that answers as `fetch` does. */
export const contentClient = (fetch: (request: Request) => Promise<Response>) =>
  createContentClient({
    id: 'content:test',
    kind: 'real',
    baseUrl: 'https://cms.test',
    headers: {},
    timeoutMs: 1000,
    fetch,
  });
