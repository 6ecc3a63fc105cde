import type { Page } from 'playwright/test';

/** The traffic of a page, the first to the last. */
export interface Traffic {
  sockets: number;
  /** The messages that its sockets received. */
  messages: string[];
  /** The paths of its requests to the API. */
  requests: string[];
}

/** Whether a message only says the version of its topic. */
export const isVersion = (text: string) => /^{"version":\d+}$/.test(text);

/** Notes the sockets that a page opens from now on, and its requests to the API. */
export function noteTraffic(page: Page): Traffic {
  const seen: Traffic = { sockets: 0, messages: [], requests: [] };
  page.on('websocket', (socket) => {
    seen.sockets += 1;
    socket.on('framereceived', ({ payload }) => seen.messages.push(String(payload)));
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.requests.push(pathname);
  });
  return seen;
}
