import type { Browser, Page } from 'playwright';
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

const TIMES = 3;

const MATCHES = 400;

/** Changes the same text as a poll by hand: the score of five rows. Returns the work until it is painted. */
async function byHand(browser: Browser, page: Page, time: number): Promise<number> {
  const trace = await Trace.of(browser, async () => {
    await page.evaluate(
      async ({ from, count }) => {
        performance.mark('bench-by-hand');
        const rows = [...document.querySelectorAll('.row-live')].slice(from, from + count);
        const scores = rows.flatMap((row) => row.querySelector('.row-score')?.firstChild ?? []);
        const before = scores.map(({ nodeValue }) => nodeValue);
        for (const score of scores) score.nodeValue = `${Number(score.nodeValue) + 1}`;
        await new Promise<void>((painted) => {
          requestAnimationFrame(() => {
            setTimeout(() => {
              performance.mark('bench-by-hand-painted');
              painted();
            });
          });
        });
        // The page's script expects its own text, so the old text goes back.
        for (const [index, score] of scores.entries()) score.nodeValue = before[index] ?? null;
      },
      { from: time * CHANGED, count: CHANGED },
    );
    await page.waitForTimeout(200);
  });
  const [begun, painted] = [trace.marks('bench-by-hand').at(0), trace.marks('bench-by-hand-painted').at(-1)];
  if (!begun || !painted) throw new Error('the trace has no change by hand');
  return ownWork(trace, begun.ts, painted);
}

/**
 * Main-thread time of a page with 400 matches from a poll's response until five changed rows are painted, beside a change
 * of the same text by hand.
 */
export async function measureMainThread(browser: Browser, place: Place): Promise<Figure[]> {
  const day = await startDay(MATCHES);
  const site = await startSite(day.url, place, { direct: false, pollSeconds: 2 });
  try {
    const page = await openPage(browser, { width: 1440, slowdown: 4 });
    await page.goto(site.url.href);
    await hydrated(page);
    const updates: number[] = [];
    const changes: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const trace = await Trace.of(browser, async () => {
        const at = Date.now();
        const ids = scoreIn(day, time * CHANGED);
        await seen(page, ids, at);
        await page.waitForTimeout(200);
      });
      const [changed, painted] = [trace.marks('bench-changed').at(0), trace.marks('bench-changed-painted').at(-1)];
      if (!changed || !painted) throw new Error('the trace has no change of a row');
      updates.push(ownWork(trace, trace.answeredBefore('/api/live?', changed.ts) ?? changed.ts, painted));
      changes.push(await byHand(browser, page, time));
    }
    const shift = await page.evaluate(() => window.bench.shift);
    return [
      {
        name: `${CHANGED} of ${MATCHES} rows changed, main thread at a quarter of the speed against by hand`,
        value: median(updates),
        unit: 'ms',
        reference: median(changes),
        most: 4,
      },
      { name: 'layout shift of a wide page', value: shift, unit: '', most: 0 },
    ];
  } finally {
    await site.close();
    await day.close();
  }
}
