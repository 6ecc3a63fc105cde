import type { Browser, Page } from 'playwright';
import { hydrated, openPage, seen } from './chromium.ts';
import { type FeedDay, scoreIn } from './feed.ts';
import { median } from './measure.ts';
import type { Site } from './sites.ts';
import { Trace, type TraceEvent } from './trace.ts';

/** Median main-thread milliseconds of a page with 400 matches, the maximum, at 4× CPU slowdown. */
export interface MainThread {
  /** Until the document is painted, without the site's script. */
  document: number;
  /** Until the hydrated page is painted, with the script. */
  withScript: number;
  /** From a poll's response until five changed rows are painted. */
  update: number;
  /** Until five texts that the bench changed directly are painted. */
  byHand: number;
  shift: number;
}

const SLOWDOWN = 4;
const WIDTH = 1440;
const CHANGED = 5;

async function loadingTime(browser: Browser, address: string, scripts: boolean): Promise<number> {
  const page = await openPage(browser, { width: WIDTH, slowdown: SLOWDOWN, scripts });
  const trace = await Trace.of(browser, async () => {
    await page.goto(address);
    if (scripts) await hydrated(page);
    await page.waitForFunction(
      (mark) => performance.getEntriesByName(mark).length > 0,
      scripts ? 'bench-hydrated-painted' : 'bench-loaded-painted',
    );
  });
  await page.context().close();
  const [end] = trace.marks(scripts ? 'bench-hydrated-painted' : 'bench-loaded-painted');
  if (end === undefined) throw new Error('the trace has no end of the page’s loading');
  return trace.work(0, end);
}

// Subtracts the work of the bench's own observer.
function ownWork(trace: Trace, begin: number, end: TraceEvent): number {
  const looked = trace.marks('bench-looked');
  const looking = trace.marks('bench-looking').map((mark, index) => ({ begin: mark.ts, end: looked[index] }));
  const within = looking.filter((each) => each.begin >= begin && each.end !== undefined && each.end.ts <= end.ts);
  return within.reduce((sum, each) => sum - (each.end ? trace.work(each.begin, each.end) : 0), trace.work(begin, end));
}

// A lower bound for the cost of five changed rows.
async function changeByHand(page: Page): Promise<void> {
  await page.evaluate(
    (count) =>
      new Promise<void>((painted) => {
        performance.mark('bench-by-hand');
        const names = [...document.querySelectorAll('.row-name')].slice(0, count);
        for (const name of names) name.firstChild?.replaceWith(`${name.textContent} `);
        requestAnimationFrame(() =>
          setTimeout(() => {
            performance.mark('bench-by-hand-painted');
            painted();
          }),
        );
      }),
    CHANGED,
  );
}

/** Measures the cost of showing and updating a page with all matches of `day`. */
export async function measureMainThread(
  browser: Browser,
  { site, day, times }: { site: Site; day: FeedDay; times: number },
): Promise<MainThread> {
  const address = new URL('/', site.url).href;
  const loadings = { document: [] as number[], withScript: [] as number[] };
  for (let time = 0; time < times; time += 1) {
    loadings.document.push(await loadingTime(browser, address, false));
    loadings.withScript.push(await loadingTime(browser, address, true));
  }
  const page = await openPage(browser, { width: WIDTH, slowdown: SLOWDOWN });
  await page.goto(address);
  await hydrated(page);
  const updates: number[] = [];
  const byHandTimes: number[] = [];
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
      await changeByHand(page);
    });
    const [changed, painted] = [trace.marks('bench-changed').at(0), trace.marks('bench-changed-painted').at(-1)];
    const [byHand, byHandPainted] = [trace.marks('bench-by-hand').at(0), trace.marks('bench-by-hand-painted').at(-1)];
    if (!changed || !painted || !byHand || !byHandPainted) throw new Error('the trace has no change of a row');
    updates.push(ownWork(trace, trace.answeredBefore('/api/live?', changed.ts) ?? changed.ts, painted));
    byHandTimes.push(ownWork(trace, byHand.ts, byHandPainted));
  }
  const shift = await page.evaluate(() => window.bench.shift);
  await page.context().close();
  return {
    document: median(loadings.document),
    withScript: median(loadings.withScript),
    update: median(updates),
    byHand: median(byHandTimes),
    shift,
  };
}
