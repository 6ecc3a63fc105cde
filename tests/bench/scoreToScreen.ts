import type { Browser, Page } from 'playwright';
import { hydrated, openPage, seen } from './chromium.ts';
import { type FeedDay, scoreIn } from './feed.ts';
import { median } from './measure.ts';
import type { Site } from './sites.ts';
import { brotliSize } from './sizes.ts';

/** The body of a poll, in bytes. */
export interface PollBytes {
  plain: number;
  brotli: number;
}

/** An open page of a phone, while five of its matches score now and then. */
export interface ScoreToScreen {
  /** Milliseconds from a changed score in the feed to the frame that shows it: the median and the longest. */
  median: number;
  longest: number;
  /** The largest poll that had nothing new, and the usual one that had five changed matches; null where there was none. */
  unchanged: PollBytes | null;
  changed: PollBytes | null;
  shift: number;
}

interface Poll {
  at: number;
  bytes: PollBytes;
}

const WIDTH = 360;
const CHANGED = 5;

/** Notes the body of each poll that a page makes, as it comes over the wire: an unchanged one that was answered 304 has none. */
async function watchPolls(page: Page): Promise<Poll[]> {
  const session = await page.context().newCDPSession(page);
  const polls: Poll[] = [];
  const asked = new Set<string>();
  const statuses = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/api/live?')) asked.add(requestId);
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode));
  session.on('Network.loadingFinished', async ({ requestId }) => {
    if (!asked.has(requestId)) return;
    const at = Date.now();
    const { body } = await session.send('Network.getResponseBody', { requestId }).catch(() => ({ body: '' }));
    const text = statuses.get(requestId) === 304 ? '' : body;
    polls.push({ at, bytes: { plain: Buffer.byteLength(text), brotli: brotliSize(text) } });
  });
  return polls;
}

/** Lets five matches of `day` score at instants that the page doesn't know, and waits for them on the screen. */
export async function measureScoreToScreen(
  browser: Browser,
  { site, day, times, pollSeconds }: { site: Site; day: FeedDay; times: number; pollSeconds: number },
): Promise<ScoreToScreen> {
  const page = await openPage(browser, { width: WIDTH });
  await page.goto(site.url.href);
  await hydrated(page);
  const polls = await watchPolls(page);
  const delays: number[] = [];
  const changed: Poll[] = [];
  for (let time = 0; time < times; time += 1) {
    // Spread over the interval of the polls, and long enough for one that has nothing new.
    await page.waitForTimeout(pollSeconds * 1000 * (1.1 + time / times));
    const at = Date.now();
    const ids = scoreIn(day, time * CHANGED, CHANGED).map(({ id }) => id);
    const shownAt = await seen(page, ids, at);
    delays.push(...shownAt.map((each) => each - at));
    await page.waitForTimeout(300);
    const poll = polls.filter((each) => each.at <= Math.max(...shownAt)).at(-1);
    if (poll !== undefined) changed.push(poll);
  }
  const unchanged = polls.filter((each) => !changed.includes(each)).map(({ bytes }) => bytes);
  const shift = await page.evaluate(() => window.bench.shift);
  await page.context().close();
  const bySize = (list: PollBytes[]) => list.toSorted((one, other) => one.plain - other.plain);
  return {
    median: median(delays),
    longest: Math.max(...delays),
    unchanged: bySize(unchanged).at(-1) ?? null,
    changed: bySize(changed.map(({ bytes }) => bytes))[Math.floor(changed.length / 2)] ?? null,
    shift,
  };
}
