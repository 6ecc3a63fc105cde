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
  /** The largest poll without a changed match, and the usual one with five; null where there was none. */
  unchanged: PollBytes | null;
  changed: PollBytes | null;
  /** The script that the page has loaded in the end, what it fetches late included: bytes, compressed by brotli. */
  script: number;
  shift: number;
}

interface Poll {
  bytes: PollBytes;
  /** How many matches it says have changed. */
  changed: number;
}

const WIDTH = 360;
const CHANGED = 5;

/** Answers that have no body, whatever the browser makes of them. */
const BARE = [204, 304];

/** How many matches the body of a poll says have changed: none without a body, and none where it is a whole list. */
function changedIn(text: string): number {
  if (text === '') return 0;
  const { changed = [] }: { changed?: unknown[] } = JSON.parse(text);
  return changed.length;
}

/** Notes the body of each poll that a page makes, as it comes over the wire. */
async function watchPolls(page: Page): Promise<Poll[]> {
  const session = await page.context().newCDPSession(page);
  const polls: Poll[] = [];
  const asked = new Set<string>();
  const statuses = new Map<string, number>();
  const note = (requestId: string, text: string) => {
    const bytes = { plain: Buffer.byteLength(text), brotli: brotliSize(text) };
    if (asked.delete(requestId)) polls.push({ bytes, changed: changedIn(text) });
  };
  const isBare = (requestId: string) => BARE.includes(statuses.get(requestId) ?? 0);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/api/live?')) asked.add(requestId);
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
  for (let time = 0; time < times; time += 1) {
    // Spread over the interval of the polls, and long enough for one that has nothing new.
    await page.waitForTimeout(pollSeconds * 1000 * (1.1 + time / times));
    const at = Date.now();
    const ids = scoreIn(day, time * CHANGED, CHANGED).map(({ id }) => id);
    const shownAt = await seen(page, ids, at);
    delays.push(...shownAt.map((each) => each - at));
  }
  // The body of the last poll is read after it was shown.
  for (let tries = 0; tries < 100 && polls.every((each) => each.changed !== CHANGED); tries += 1) {
    await page.waitForTimeout(50);
  }
  const bytesOf = (wanted: number) => polls.flatMap(({ bytes, changed }) => (changed === wanted ? [bytes] : []));
  const [unchanged, changed] = [bytesOf(0), bytesOf(CHANGED)];
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
    changed: bySize(changed)[Math.floor(changed.length / 2)] ?? null,
    script: scriptSize(scripts),
    shift,
  };
}
