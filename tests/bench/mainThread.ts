import type { Browser } from 'playwright';
import { hydrated, openPage, seen } from './chromium.ts';
import { type FeedDay, scoreIn } from './feed.ts';
import { median } from './measure.ts';
import type { Site } from './sites.ts';
import { Trace, type TraceEvent } from './trace.ts';

/** Median main-thread milliseconds of a page with 400 matches, the maximum, at 4× CPU slowdown. */
export interface MainThread {
  /** From a poll's response until five changed rows are painted. */
  update: number;
  shift: number;
}

const SLOWDOWN = 4;
const WIDTH = 1440;
const CHANGED = 5;

// Subtracts the work of the bench's own observer.
function ownWork(trace: Trace, begin: number, end: TraceEvent): number {
  const looked = trace.marks('bench-looked');
  const looking = trace.marks('bench-looking').map((mark, index) => ({ begin: mark.ts, end: looked[index] }));
  const within = looking.filter((each) => each.begin >= begin && each.end !== undefined && each.end.ts <= end.ts);
  return within.reduce((sum, each) => sum - (each.end ? trace.work(each.begin, each.end) : 0), trace.work(begin, end));
}

/** Measures the cost of updating a page with all matches of `day`. */
export async function measureMainThread(
  browser: Browser,
  { site, day, times }: { site: Site; day: FeedDay; times: number },
): Promise<MainThread> {
  const address = new URL('/', site.url).href;
  const page = await openPage(browser, { width: WIDTH, slowdown: SLOWDOWN });
  await page.goto(address);
  await hydrated(page);
  const updates: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const trace = await Trace.of(browser, async () => {
      const at = Date.now();
      const changed = scoreIn(day, time * CHANGED, CHANGED);
      await seen(
        page,
        changed.map(({ id }) => id),
        at,
      );
      await page.waitForTimeout(200);
    });
    const [changed, painted] = [trace.marks('bench-changed').at(0), trace.marks('bench-changed-painted').at(-1)];
    if (!changed || !painted) throw new Error('the trace has no change of a row');
    updates.push(ownWork(trace, trace.answeredBefore('/api/live?', changed.ts) ?? changed.ts, painted));
  }
  const shift = await page.evaluate(() => window.bench.shift);
  await page.context().close();
  return { update: median(updates), shift };
}
