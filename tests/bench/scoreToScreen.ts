import type { Browser, Page } from 'playwright';
import { scriptSize } from './bundle.ts';
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
  /** The script that the page has loaded in the end, what it fetches late included: bytes, compressed by brotli. */
  script: number;
  shift: number;
}

interface Poll {
  /** When it was asked, milliseconds UTC. */
  at: number;
  bytes: PollBytes;
}

const WIDTH = 360;
const CHANGED = 5;

/** Answers that have no body, whatever the browser makes of them. */
const BARE = [204, 304];

/** Notes the body of each poll that a page makes, as it comes over the wire. */
async function watchPolls(page: Page): Promise<{ polls: Poll[]; isOpen(until: number): boolean }> {
  const session = await page.context().newCDPSession(page);
  const polls: Poll[] = [];
  const asked = new Map<string, number>();
  const statuses = new Map<string, number>();
  const note = (requestId: string, text: string) => {
    const at = asked.get(requestId);
    if (at !== undefined) polls.push({ at, bytes: { plain: Buffer.byteLength(text), brotli: brotliSize(text) } });
    asked.delete(requestId);
  };
  const isBare = (requestId: string) => BARE.includes(statuses.get(requestId) ?? 0);
  await session.send('Network.enable');
  // The browser's own time of it: on a busy machine the events come late.
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (request.url.includes('/api/live?')) asked.set(requestId, wallTime * 1000);
  });
  // Only here is the status that came over the wire: a page that is sent 304 hears of 200. It is absent where the browser
  // answers itself.
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode));
  session.on('Network.loadingFinished', async ({ requestId }) => {
    if (isBare(requestId)) return note(requestId, '');
    if (!asked.has(requestId)) return;
    // A page that closes takes its last poll with it.
    const answer = statuses.has(requestId)
      ? await session.send('Network.getResponseBody', { requestId }).catch(() => null)
      : null;
    if (answer !== null) note(requestId, answer.body);
    asked.delete(requestId);
  });
  // An answer without a body counts as failed to load.
  session.on('Network.loadingFailed', ({ requestId }) => {
    if (isBare(requestId)) note(requestId, '');
  });
  return { polls, isOpen: (until) => [...asked.values()].some((at) => at <= until) };
}

/** Lets five matches of `day` score at instants that the page doesn't know, and waits for them on the screen. */
export async function measureScoreToScreen(
  browser: Browser,
  { site, day, times, pollSeconds }: { site: Site; day: FeedDay; times: number; pollSeconds: number },
): Promise<ScoreToScreen> {
  const page = await openPage(browser, { width: WIDTH });
  await page.goto(site.url.href);
  await hydrated(page);
  const { polls, isOpen } = await watchPolls(page);
  const delays: number[] = [];
  const changed: Poll[] = [];
  for (let time = 0; time < times; time += 1) {
    // Spread over the interval of the polls, and long enough for one that has nothing new.
    await page.waitForTimeout(pollSeconds * 1000 * (1.1 + time / times));
    const at = Date.now();
    const ids = scoreIn(day, time * CHANGED, CHANGED).map(({ id }) => id);
    const shownAt = await seen(page, ids, at);
    delays.push(...shownAt.map((each) => each - at));
    // The body of the poll that brought them is read after it was shown.
    for (let tries = 0; tries < 100 && isOpen(Math.max(...shownAt)); tries += 1) await page.waitForTimeout(50);
    const poll = polls.filter((each) => each.at <= Math.max(...shownAt)).at(-1);
    if (poll !== undefined) changed.push(poll);
  }
  const unchanged = polls.filter((each) => !changed.includes(each)).map(({ bytes }) => bytes);
  const { shift, scripts } = await page.evaluate(() => ({
    shift: window.bench.shift,
    scripts: performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/([^/?]+\.js)$/.exec(name)?.[1] ?? []),
  }));
  await page.context().close();
  const bySize = (list: PollBytes[]) => list.toSorted((one, other) => one.plain - other.plain);
  return {
    median: median(delays),
    longest: Math.max(...delays),
    unchanged: bySize(unchanged).at(-1) ?? null,
    changed: bySize(changed.map(({ bytes }) => bytes))[Math.floor(changed.length / 2)] ?? null,
    script: scriptSize(scripts),
    shift,
  };
}
