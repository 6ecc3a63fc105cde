import type { Browser } from 'playwright';
import { parsePushMessage } from '../../web/domain/pushMessage.ts';
import { hydrated, openPage, seen, startChromium } from './chromium.ts';
import { type Feed, type FeedDay, scoreIn } from './feed.ts';
import { median, quantile } from './measure.ts';
import { exactCpuTime } from './processTime.ts';
import { openSockets, type Sockets } from './pushSockets.ts';
import { type Place, type Site, startSite } from './sites.ts';

/** A distribution of delays in milliseconds. */
export interface Spread {
  median: number;
  p99: number;
  longest: number;
}

/** Figures of push. The site polls the feed every second. */
export interface PushResults {
  /** Delay from the feed (and from the poller’s response) to the frame with the goal. */
  pixel: Spread & { fromPoller: Spread };
  /** Delay from the poller’s response to every socket of one relay. */
  relay: Spread & { lost: number; disordered: number; cpuMicroseconds: number; bytes: number };
  /** Delay between the first and the last socket of several relays. */
  relays: { spread: number };
}

const spreadOf = (delays: readonly number[]): Spread => {
  return { median: median(delays), p99: quantile(delays, 0.99), longest: quantile(delays, 1) };
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measurePixel(browser: Browser, site: Site, day: FeedDay, times: number): Promise<PushResults['pixel']> {
  const page = await openPage(browser, { width: 360 });
  /** When the poller received a match's latest pushed change, by match id. */
  const polledAt = new Map<string, number>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      const { changed = [], asOf = 0 } = parsePushMessage(text) ?? {};
      for (const { id } of changed) polledAt.set(id, asOf);
    });
  });
  await Promise.all([page.waitForEvent('websocket'), page.goto(site.url.href)]);
  await hydrated(page);
  await pause(2_000);
  const delays: number[] = [];
  const fromPoller: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await pause(700 + 1_000 * (time / times));
    const at = Date.now();
    const ids = scoreIn(day, time, 1).map(({ id }) => id);
    for (const [index, shownAt] of (await seen(page, ids, at)).entries()) {
      delays.push(shownAt - at);
      fromPoller.push(shownAt - (polledAt.get(ids[index] ?? '') ?? at));
    }
  }
  await page.context().close();
  return { ...spreadOf(delays), fromPoller: spreadOf(fromPoller) };
}

async function measureRelay(site: Site, day: FeedDay, sockets: Sockets): Promise<PushResults['relay']> {
  await pause(1_500);
  sockets.reset();
  const before = exactCpuTime(site.pid);
  const times = 10;
  for (let time = 0; time < times; time += 1) {
    scoreIn(day, time, 1);
    await pause(2_000);
  }
  const cpu = (exactCpuTime(site.pid) ?? 0) - (before ?? 0);
  const { delays, messages, lost, disordered, bytes } = sockets.received(times);
  return {
    ...spreadOf(delays),
    lost,
    disordered,
    bytes,
    cpuMicroseconds: (cpu * 1000) / Math.max(messages, 1),
  };
}

async function measureRelays(day: FeedDay, sockets: Sockets): Promise<PushResults['relays']> {
  await pause(1_500);
  const spreads: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    sockets.reset();
    scoreIn(day, time, 1);
    await pause(2_000);
    spreads.push(sockets.spread());
  }
  return { spread: median(spreads) };
}

/** Twenty relays, as for many visitors. */
const RELAYS = Array.from({ length: 20 }, (_, number) => `football-${number}`);

interface SocketsWish {
  day: FeedDay;
  place: Place;
  /** Number of sockets. */
  most: number;
  onProgress(text: string): void;
}

// `direct`, because the local proxies compress every message per socket, which would dominate the measured time.
async function measureSockets({ day, place, most, onProgress }: SocketsWish): Promise<Omit<PushResults, 'pixel'>> {
  const site = await startSite(day.url, place, { direct: true, feedSeconds: 1 });
  try {
    await fetch(site.url);
    onProgress(`sockets: ${most} of one relay`);
    const one = await openSockets(site.url, RELAYS.slice(0, 1), most);
    const relay = await measureRelay(site, day, one);
    one.close();
    await pause(1_500);
    onProgress(`sockets: ${most} of ${RELAYS.length} relays`);
    const many = await openSockets(site.url, RELAYS, most);
    const relays = await measureRelays(day, many);
    many.close();
    return { relay, relays };
  } finally {
    await site.close();
  }
}

/** Measures the delay of goals from the feed to a browser and to thousands of sockets; null without Chromium. */
export async function measurePush({
  feed,
  times,
  ...wish
}: Omit<SocketsWish, 'day'> & {
  feed: Feed;
  /** Number of goals to show in the browser. */
  times: number;
}): Promise<PushResults | null> {
  const browser = await startChromium();
  if (browser === null) return null;
  const day = feed.day('push', 200);
  const site = await startSite(day.url, wish.place, { direct: false, feedSeconds: 1 });
  wish.onProgress(`a goal on the screen, ${times} times`);
  try {
    const pixel = await measurePixel(browser, site, day, times).finally(() => site.close());
    return { pixel, ...(await measureSockets({ day, ...wish })) };
  } finally {
    await browser.close();
  }
}
