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

/** A relay that a test plays. */
export interface PlayedRelay {
  /** The topics of the sockets that the page has opened. */
  topics: string[];
  /** Sends a change to the page. */
  say(message: object): void;
  /** Repeats the version. */
  repeat(): void;
}

/** Plays the relay for a page that opens later. */
export async function playRelay(page: Page): Promise<PlayedRelay> {
  const topics: string[] = [];
  let version = 1;
  let send: (text: string) => void = () => undefined;
  await page.routeWebSocket(/\/api\/push/, (socket) => {
    topics.push(new URL(socket.url()).search);
    send = (text) => socket.send(text);
    send(JSON.stringify({ version }));
  });
  return {
    topics,
    say(message) {
      const since = version;
      version += 1;
      send(JSON.stringify({ since, version, asOf: Date.now(), ...message }));
    },
    repeat: () => send(JSON.stringify({ version })),
  };
}
