import { brotliCompressSync, constants } from 'node:zlib';
import { parsePath, pathOf } from '../../web/format/addresses/routes.ts';
import { CHANGED, type FeedDay, keepScoring, scoreIn, startDay } from './feedDay.ts';
import { type Figure, median } from './figures.ts';
import { cpuTime } from './processTime.ts';
import { costsOf, homePage, pageOf } from './requests.ts';
import { type Site, startByHand, startSite } from './sites.ts';
import { askAs, type Visitor, type Visitors } from './visitors.ts';

const MATCHES = 200;

/** Answers without work of their own cost less than the wake-up of an idle process, so they come in bursts. */
const AT_ONCE = 48;

/** As many as a busy isolate renders at the same time. */
const UNDER_LOAD = 8;

/** The quality of the page cache. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const brotliSize = (text: string) => brotliCompressSync(text, BROTLI).length;

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

/** Measures the server without local proxies, beside a worker that sets the same text by hand. */
export async function measureServer(visitors: Visitors): Promise<Figure[]> {
  const first = visitors.at(0);
  const [day, longDay] = [await startDay(MATCHES), await startDay(2 * MATCHES)];
  const site = await startSite(day.url, first.place, { direct: true });
  const longSite = await startSite(longDay.url, first.place, { direct: true });
  const page = await homePage(site, first, MATCHES);
  const byHand = await startByHand(page);
  const stops: (() => void)[] = [];
  try {
    const polls = await pollFigures(site, day, first);
    stops.push(keepScoring(day), keepScoring(longDay));
    // Fills the data caches, so that only rendering is measured.
    for (const visitor of visitors.ofEachKind) {
      await homePage(site, visitor, MATCHES);
      await homePage(longSite, visitor, 2 * MATCHES);
    }
    const [, match = ''] = /class="row row-live[^"]*"><a class="row-link" href="([^"]+)"/.exec(page) ?? [];
    const route = parsePath(match)?.route;
    if (!route) throw new Error('the home page has no link to a running match');
    // The first visitors have just seen the home page.
    const other = (turn: number) => visitors.at(1_000 + turn);
    const cold = (turn: number) => homePage(site, other(turn), MATCHES, true);
    const text = async (path: string) => (await askAs(byHand, path, first)).text();
    let seen = 1_000;
    const costs = await costsOf({
      hello: { site: byHand, ask: () => text('/hello'), atOnce: AT_ONCE },
      byHand: { site: byHand, ask: () => text('/') },
      byHandLoaded: { site: byHand, ask: () => text('/'), atOnce: UNDER_LOAD },
      warm: { site, ask: () => homePage(site, first, MATCHES), atOnce: AT_ONCE },
      cold: { site, ask: cold },
      coldLoaded: { site, ask: () => cold(seen++), atOnce: UNDER_LOAD },
      long: { site: longSite, ask: (turn) => homePage(longSite, other(turn), 2 * MATCHES, true) },
      match: { site, ask: (turn) => pageOf(site, pathOf(route, other(turn).locale), other(turn), true) },
    });
    const home = `home, ${MATCHES} matches, cold, CPU`;
    return [
      { name: 'bare worker that answers one word, CPU', value: costs.hello, unit: 'ms' },
      { name: 'bare worker that sets the text of home by hand, CPU', value: costs.byHand, unit: 'ms' },
      { name: 'home, warm, CPU against one word', value: costs.warm, unit: 'ms', reference: costs.hello, most: 10 },
      { name: `${home} against by hand`, value: costs.cold, unit: 'ms', reference: costs.byHand, most: 3 },
      { name: `… ${UNDER_LOAD} at once`, value: costs.coldLoaded, unit: 'ms', reference: costs.byHandLoaded, most: 3 },
      { name: '… 400 matches against 200', value: costs.long, unit: 'ms', reference: costs.cold, most: 2 },
      {
        name: 'match, cold, CPU against home by hand',
        value: costs.match,
        unit: 'ms',
        reference: costs.byHand,
        most: 6,
      },
      { name: 'home, HTML, brotli', value: brotliSize(page), unit: 'B', most: 33_500 },
      ...polls,
    ];
  } finally {
    for (const stop of stops) stop();
    for (const each of [site, longSite, byHand, day, longDay]) await each.close();
  }
}

const STARTS = 3;

/** Processor time of a fresh isolate from its start to the end of its first page, with no data, beside a bare worker's. */
export async function measureStart(visitor: Visitor): Promise<Figure[]> {
  const day = await startDay(MATCHES);
  const own: number[] = [];
  const bare: number[] = [];
  try {
    for (let time = 0; time < STARTS; time += 1) {
      const site = await startSite(day.url, visitor.place, { direct: true });
      const page = await homePage(site, visitor, MATCHES);
      own.push(cpuTime(site.pid) ?? Number.NaN);
      const byHand = await startByHand(page);
      await (await askAs(byHand, '/', visitor)).text();
      bare.push(cpuTime(byHand.pid) ?? Number.NaN);
      await site.close();
      await byHand.close();
    }
  } finally {
    await day.close();
  }
  const known = (values: number[]) => (Number.isNaN(median(values)) ? null : median(values));
  return [
    {
      name: 'fresh isolate from its start to home, CPU against by hand',
      value: known(own),
      unit: 'ms',
      reference: known(bare),
      most: 8,
    },
  ];
}
