import type { Page } from 'playwright/test';

/** What a page was told over its sockets and has asked the API for (paths), the first to the last. */
export interface Traffic {
  sockets: number;
  told: string[];
  asked: string[];
}

/** Notes the sockets that a page opens from now on, and what it asks the API for. */
export function noteTraffic(page: Page): Traffic {
  const seen: Traffic = { sockets: 0, told: [], asked: [] };
  page.on('websocket', (socket) => {
    seen.sockets += 1;
    socket.on('framereceived', ({ payload }) => seen.told.push(String(payload)));
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.asked.push(pathname);
  });
  return seen;
}

/** A relay that a test plays, for a page whose clock is not the site's. */
export interface PlayedRelay {
  /** The topics of the sockets that the page has opened, as it asked for them. */
  topics: string[];
  /** Tells the page so. */
  say(message: object): void;
}

/** Plays the relay of a page that is still to be opened: it answers each ping as sure as can be, and says what the test says. */
export async function playRelay(page: Page): Promise<PlayedRelay> {
  const topics: string[] = [];
  let last = 1;
  let pings = 0;
  let tell: (text: string) => void = () => undefined;
  await page.routeWebSocket(/\/api\/push/, (socket) => {
    topics.push(new URL(socket.url()).search.replace(/&.*/, ''));
    tell = (text) => socket.send(text);
    tell(JSON.stringify({ n: last }));
    socket.onMessage(() => {
      pings += 1;
      tell(`${'abcdefgh'[pings % 8]}${last.toString(36)}`);
    });
  });
  return {
    topics,
    say(message) {
      const before = last;
      last += 1;
      tell(JSON.stringify({ a: before, n: last, ...message }));
    },
  };
}
