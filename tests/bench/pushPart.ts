import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { parsePushMessage } from '../../web/domain/pushMessage.ts';
import { root } from '../../worker/commands/run.ts';
import { hydrated, openPage, seen } from './chromium.ts';
import { scoreIn, startDay } from './feedDay.ts';
import { type Figure, median, quantile } from './figures.ts';
import { cpuTime } from './processTime.ts';
import { openSockets } from './pushSockets.ts';
import { type Place, startSite } from './sites.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Brotli bytes of built files, by name (`browser-AbC.js`). */
function sizeOf(names: readonly string[]): number {
  const files = Array.from(new Set(names), (name) => readFileSync(`${root}/dist/client/assets/${name}`));
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
}

const GOALS = 8;

/** Milliseconds between two calls of the feed, which every goal waits for. Delays are measured against it. */
const FEED_MS = 1_000;

/** Measures the delay of goals to the screen of a phone. The site polls the feed every second. */
export async function measureScreen(browser: Browser, place: Place): Promise<Figure[]> {
  const day = await startDay(200);
  const site = await startSite(day.url, place, { direct: false, feedSeconds: 1 });
  try {
    const page = await openPage(browser, { width: 360 });
    /** When the poller received a match's latest pushed change, by match id. */
    const polledAt = new Map<string, number>();
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const { changed = [], asOf = 0 } = parsePushMessage(String(payload)) ?? {};
        for (const { id } of changed) polledAt.set(id, asOf);
      });
    });
    await Promise.all([page.waitForEvent('websocket'), page.goto(site.url.href)]);
    await hydrated(page);
    await pause(2_000);
    const delays: number[] = [];
    const fromPoller: number[] = [];
    for (let time = 0; time < GOALS; time += 1) {
      // Varies the offset within the poll interval.
      await pause(700 + FEED_MS * (time / GOALS));
      const at = Date.now();
      const ids = scoreIn(day, time, 1);
      for (const [index, shownAt] of (await seen(page, ids, at)).entries()) {
        delays.push(shownAt - at);
        fromPoller.push(shownAt - (polledAt.get(ids[index] ?? '') ?? at));
      }
    }
    const { shift, scripts } = await page.evaluate(() => ({
      shift: window.bench.shift,
      scripts: performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/assets\/([^/?]+\.js)$/.exec(name)?.[1] ?? []),
    }));
    return [
      { name: 'script of home with its late parts, brotli', value: sizeOf(scripts), unit: 'B', most: 99_500 },
      { name: 'layout shift of a phone page', value: shift, unit: '', most: 0 },
      ...[
        { name: 'goal to the screen, median', value: median(delays), most: 1.2 },
        { name: '… at worst', value: Math.max(...delays), most: 2.5 },
        { name: 'poller to the screen, median', value: median(fromPoller), most: 0.5 },
      ].map((figure): Figure => ({ ...figure, unit: 'ms', reference: FEED_MS })),
    ];
  } finally {
    await site.close();
    await day.close();
  }
}

const RELAY_GOALS = 5;

const SOCKETS = 500;

/** Measures the delay of goals to the open sockets of one relay. */
export async function measureSockets(place: Place): Promise<Figure[]> {
  const day = await startDay(200);
  // `direct`, because the local proxies compress every message per socket, which would dominate the measured time.
  const site = await startSite(day.url, place, { direct: true, feedSeconds: 1 });
  try {
    await fetch(site.url);
    const sockets = await openSockets(site.url, SOCKETS);
    await pause(1_500);
    sockets.reset();
    const before = cpuTime(site.pid);
    for (let time = 0; time < RELAY_GOALS; time += 1) {
      scoreIn(day, time, 1);
      await pause(2_000);
    }
    const after = cpuTime(site.pid);
    const { delays, disordered, bytes } = sockets;
    sockets.close();
    const lost = RELAY_GOALS * SOCKETS - delays.length;
    const cpu = before === null || after === null ? null : ((after - before) * 1000) / Math.max(delays.length, 1);
    return [
      {
        name: `poller to ${SOCKETS} sockets of a relay, p99`,
        value: quantile(delays, 0.99),
        unit: 'ms',
        reference: FEED_MS,
        most: 0.5,
      },
      { name: '… lost or out of order', value: lost + disordered, unit: '', most: 0 },
      { name: '… CPU a message', value: cpu, unit: 'µs' },
      { name: '… a goal on the wire', value: bytes, unit: 'B', most: 1_000 },
    ];
  } finally {
    await site.close();
    await day.close();
  }
}
