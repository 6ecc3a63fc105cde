import { brotliCompressSync, constants } from 'node:zlib';
import { parsePath, pathOf } from '../../web/format/addresses/routes.ts';
import { CHANGED, type FeedDay, keepScoring, scoreIn, startDay } from './feedDay.ts';
import { type Figure, median, quantile } from './figures.ts';
import { cpuTime } from './processTime.ts';
import { type Site, startHello, startSite } from './sites.ts';
import { askAs, type Visitor, type Visitors } from './visitors.ts';

const MATCHES = 200;

/** Answers without work of their own cost less than the wake-up of an idle process, so they come in bursts. */
const AT_ONCE = 16;

/** The quality of the page cache. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const brotliSize = (text: string) => brotliCompressSync(text, BROTLI).length;

const homeOf = ({ locale }: Visitor) => (locale === 'en' ? '/' : '/nl');

const countOf = (text: string, part: string) => text.split(part).length - 1;

/** Requests a page. Throws unless it is whole and, if `cold`, was rendered for this request. */
async function pageOf(site: Site, path: string, visitor: Visitor, cold = false): Promise<string> {
  const response = await askAs(site, path, visitor);
  const text = await response.text();
  if (response.status !== 200 || !text.trimEnd().endsWith('</html>')) {
    throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
  }
  const isRendered = response.headers.get('Server-Timing')?.includes('head;dur=') ?? false;
  if (cold && !isRendered) throw new Error(`${path} came from the page cache`);
  return text;
}

/** The home page with all matches. */
async function homePage(site: Site, visitor: Visitor, cold = false): Promise<string> {
  const text = await pageOf(site, homeOf(visitor), visitor, cold);
  const rows = countOf(text, '<li class="row');
  if (rows !== MATCHES) throw new Error(`the home page has ${rows} matches`);
  return text;
}

/**
 * Processor time of requests in milliseconds, single or some at once, after a warm-up of as many. Where the system does not report
 * it, their latencies, which are never lower.
 */
async function costsOf(
  { pid }: Site,
  count: number,
  ask: (turn: number) => Promise<unknown>,
  atOnce = 1,
): Promise<number[]> {
  const clock = () => cpuTime(pid) ?? performance.now();
  const costs: number[] = [];
  for (let turn = 0; turn < 2 * count; turn += 1) {
    const before = clock();
    await Promise.all(Array.from({ length: atOnce }, () => ask(turn)));
    if (turn >= count) costs.push((clock() - before) / atOnce);
  }
  return costs;
}

/** Bytes of an open page's polls: one with nothing new, and one with five changed matches. */
async function pollFigures(site: Site, day: FeedDay, visitor: Visitor): Promise<Figure[]> {
  const { timezone } = visitor.place;
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(Date.now());
  const query = new URLSearchParams({ sport: 'football', date, zone: timezone });
  const poll = async () => (await askAs(site, `/api/live?${query}`, visitor)).text();
  const { version }: { version: string } = JSON.parse(await poll());
  query.set('since', version);
  const unchanged = await poll();
  scoreIn(day, 0);
  let changed = await poll();
  while (changed === '') changed = await poll();
  const delta: { changed?: unknown[] } = JSON.parse(changed);
  if (delta.changed?.length !== CHANGED) throw new Error(`a poll with ${CHANGED} goals: ${changed.slice(0, 300)}`);
  return [
    { name: 'poll with nothing new', value: unchanged.length, unit: 'B', most: 0 },
    { name: `poll with ${CHANGED} changed of ${MATCHES}, brotli`, value: brotliSize(changed), unit: 'B', most: 999 },
  ];
}

/** Measures the server, without local proxies, and a bare worker for comparison. */
export async function measureServer(visitors: Visitors, count: number): Promise<Figure[]> {
  const first = visitors.at(0);
  const day = await startDay(MATCHES);
  const bare = await startHello();
  const site = await startSite(day.url, first.place, { direct: true });
  let stop = () => {};
  try {
    const page = await homePage(site, first);
    const start = cpuTime(site.pid);
    const polls = await pollFigures(site, day, first);
    stop = keepScoring(day);
    // Fills the data caches, so that only rendering is measured.
    for (const visitor of visitors.ofEachKind) await homePage(site, visitor);
    const hello = median(await costsOf(bare, count, async () => (await askAs(bare, '/', first)).text(), AT_ONCE));
    const warm = median(await costsOf(site, count, () => homePage(site, first), AT_ONCE));
    // The first visitors have just seen the home page.
    const other = (turn: number) => visitors.at(1_000 + turn);
    const cold = await costsOf(site, count, (turn) => homePage(site, other(turn), true));
    const [, match = ''] = /class="row row-live[^"]*"><a class="row-link" href="([^"]+)"/.exec(page) ?? [];
    const route = parsePath(match)?.route;
    if (!route) throw new Error('the home page has no link to a running match');
    const matchCosts = await costsOf(site, count, (turn) => {
      const visitor = other(turn);
      return pageOf(site, pathOf(route, visitor.locale), visitor, true);
    });
    return [
      { name: 'start to the first page, CPU', value: start, unit: 'ms' },
      { name: 'bare worker, CPU', value: hello, unit: 'ms' },
      { name: 'home, warm, CPU', value: warm, unit: 'ms' },
      { name: '… against the bare worker', value: warm / hello, unit: '×', most: 5 },
      { name: `home, ${MATCHES} matches, cold, CPU at the median`, value: median(cold), unit: 'ms', most: 3.5 },
      { name: '… at p99', value: quantile(cold, 0.99), unit: 'ms', most: 10 },
      { name: '… HTML, brotli', value: brotliSize(page), unit: 'B', most: 31_000 },
      { name: 'match, cold, CPU at the median', value: median(matchCosts), unit: 'ms' },
      { name: '… at p99', value: quantile(matchCosts, 0.99), unit: 'ms' },
      ...polls,
    ];
  } finally {
    stop();
    await site.close();
    await bare.close();
    await day.close();
  }
}
