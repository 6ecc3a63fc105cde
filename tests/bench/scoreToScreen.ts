import type { Browser, Page } from 'playwright';
import { sizeOf } from './bundle.ts';
import { hydrated, openPage, seen } from './chromium.ts';
import { type FeedDay, scoreIn } from './feed.ts';
import type { Site } from './sites.ts';
import { brotliSize } from './sizes.ts';

/** Size of a poll's body in bytes. */
export interface PollBytes {
  plain: number;
  brotli: number;
}

/** Figures of an open phone page while five of its matches score from time to time. */
export interface ScoreToScreen {
  /** The largest poll without a change, and the median poll with five changed matches; null without such a poll. */
  unchanged: PollBytes | null;
  changed: PollBytes | null;
  /** Brotli bytes of all scripts that the page loaded, including late ones. */
  script: number;
  shift: number;
}

interface Poll {
  bytes: PollBytes;
  /** Number of changed matches. */
  changed: number;
}

const WIDTH = 360;
const CHANGED = 5;

/** Statuses without a body. */
const BARE = [204, 304];

/** The number of changed matches in a poll's body; 0 without a body or for a full list. */
function changedIn(text: string): number {
  if (text === '') return 0;
  const { changed = [] }: { changed?: unknown[] } = JSON.parse(text);
  return changed.length;
}

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
  // Only this event has the real status: the page itself sees 200 for a 304. It is missing for responses from the browser's
  // own cache.
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode));
  session.on('Network.loadingFinished', async ({ requestId }) => {
    if (isBare(requestId)) return note(requestId, '');
    if (!asked.has(requestId)) return;
    // The body is lost when the page closes first.
    const answer = statuses.has(requestId)
      ? await session.send('Network.getResponseBody', { requestId }).catch(() => null)
      : null;
    if (answer !== null) note(requestId, answer.body);
    asked.delete(requestId);
  });
  // Chromium reports a response without a body as failed.
  session.on('Network.loadingFailed', ({ requestId }) => {
    if (isBare(requestId)) note(requestId, '');
  });
  return polls;
}

/** Adds goals to five matches at varying times, and waits until the page shows them. */
export async function measureScoreToScreen(
  browser: Browser,
  { site, day, times, pollSeconds }: { site: Site; day: FeedDay; times: number; pollSeconds: number },
): Promise<ScoreToScreen> {
  const page = await openPage(browser, { width: WIDTH });
  await page.goto(site.url.href);
  await hydrated(page);
  const polls = await watchPolls(page);
  for (let time = 0; time < times; time += 1) {
    // Varies the offset within the poll interval, and waits long enough for one poll without changes.
    await page.waitForTimeout(pollSeconds * 1000 * (1.1 + time / times));
    const at = Date.now();
    const ids = scoreIn(day, time * CHANGED, CHANGED).map(({ id }) => id);
    await seen(page, ids, at);
  }
  // The last poll's body arrives after the page has shown it.
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
    unchanged: bySize(unchanged).at(-1) ?? null,
    changed: bySize(changed)[Math.floor(changed.length / 2)] ?? null,
    script: sizeOf(scripts),
    shift,
  };
}
