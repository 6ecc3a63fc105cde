import type { Browser } from 'playwright';
import { hydrated, openPage, seen } from './chromium.ts';
import { CHANGED, scoreIn, startDay } from './feedDay.ts';
import { type Figure, median } from './figures.ts';
import { type Place, startSite } from './sites.ts';
import { Trace, type TraceEvent } from './trace.ts';

// Subtracts the work of the bench's own observer.
function ownWork(trace: Trace, begin: number, end: TraceEvent): number {
  const looked = trace.marks('bench-looked');
  const looking = trace.marks('bench-looking').map((mark, index) => ({ begin: mark.ts, end: looked[index] }));
  const within = looking.filter((each) => each.begin >= begin && each.end !== undefined && each.end.ts <= end.ts);
  return within.reduce((sum, each) => sum - (each.end ? trace.work(each.begin, each.end) : 0), trace.work(begin, end));
}

/** Main-thread time of a page with 400 matches, the maximum, from a poll's response until five changed rows are painted. */
export async function measureMainThread(
  browser: Browser,
  { place, times }: { place: Place; times: number },
): Promise<Figure[]> {
  const day = await startDay(400);
  const site = await startSite(day.url, place, { direct: false, pollSeconds: 2 });
  try {
    const page = await openPage(browser, { width: 1440, slowdown: 4 });
    await page.goto(site.url.href);
    await hydrated(page);
    const updates: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const trace = await Trace.of(browser, async () => {
        const at = Date.now();
        const ids = scoreIn(day, time * CHANGED);
        await seen(page, ids, at);
        await page.waitForTimeout(200);
      });
      const [changed, painted] = [trace.marks('bench-changed').at(0), trace.marks('bench-changed-painted').at(-1)];
      if (!changed || !painted) throw new Error('the trace has no change of a row');
      updates.push(ownWork(trace, trace.answeredBefore('/api/live?', changed.ts) ?? changed.ts, painted));
    }
    const shift = await page.evaluate(() => window.bench.shift);
    return [
      { name: '400 rows, 5 changed, at 4× slowdown', value: median(updates), unit: 'ms', most: 16 },
      { name: 'layout shift of a wide page', value: shift, unit: '', most: 0 },
    ];
  } finally {
    await site.close();
    await day.close();
  }
}
