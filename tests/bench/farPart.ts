import type { Browser, Page } from 'playwright';
import { serveDemonstration } from '../demo/server.ts';
import { startEdge } from './edge.ts';
import { type Figure, failedFigure } from './figures.ts';
import { type Site, startFarSites } from './sites.ts';
import { askAs, type Visitor } from './visitors.ts';

const NAIROBI: Visitor = {
  place: { country: 'KE', timezone: 'Africa/Nairobi' },
  locale: 'en',
  mobile: true,
  cookies: '',
};

/** Slow 4G: milliseconds of a round trip, and bytes a second. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Milliseconds of each upstream call. */
const DELAYS = [0, 300, 1_000];

/** The most of a new isolate against the same bytes from an edge that has them, which needs no processor time. */
const MAX_AT_ONCE = { firstRow: 6, complete: 60, interactive: 3 };

/** The most of a visit with slow calls against one with fast calls, and its calls in a row. */
const MAX_WITH_CALLS = { firstRow: 2, complete: 1.5, interactive: 1.5 };

/** A kind of page: the part that visitors come for, the upstream calls in a row before it, and its address. */
interface Kind {
  name: string;
  subject: string;
  rounds: number;
  /** The first link with this pattern on the home page, or on the page of the match; null for the home page. */
  link: RegExp | null;
}

const MATCH = /href="(\/match\/football\/[^"]+)"/;

const KINDS: readonly Kind[] = [
  { name: 'home', subject: '.row', rounds: 1, link: null },
  { name: 'match', subject: '#main h1', rounds: 2, link: MATCH },
  { name: 'competition', subject: '#main .row', rounds: 2, link: /href="(\/football\/england\/premier-league-\d+)"/ },
  { name: 'team', subject: '#main h1', rounds: 2, link: /href="(\/team\/[^"?]+)/ },
];

/** Milliseconds from the navigation. */
interface Visit {
  firstRow: number;
  complete: number;
  interactive: number;
  /** How long long tasks blocked the main thread. */
  blocked: number;
}

// Runs in the page before the site's script.
function watch(subject: string): void {
  const seen = { firstRow: 0, interactive: 0, blocked: 0 };
  Object.assign(window, { visit: seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (seen.firstRow === 0 && document.querySelector(subject)) seen.firstRow = performance.now();
    if (seen.interactive === 0 && document.documentElement?.dataset.hydrated !== undefined)
      seen.interactive = performance.now();
    if (seen.firstRow === 0 || seen.interactive === 0) requestAnimationFrame(look);
  };
  look();
}

async function visitOf(page: Page, address: string): Promise<Visit> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => {
    const { firstRow, interactive }: Visit = Reflect.get(window, 'visit');
    return firstRow > 0 && interactive > 0;
  });
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const complete = navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : Number.NaN;
    return { ...(Reflect.get(window, 'visit') as Omit<Visit, 'complete'>), complete };
  });
}

/** A visit with an empty cache, on a slow phone with a slow connection. */
async function firstVisit(browser: Browser, address: string, subject: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(watch, subject);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await visitOf(page, address);
  } finally {
    await context.close();
  }
}

/** The figures of a kind of page: each delay beside the same bytes from an edge that has them, and its calls in a row. */
async function kindFigures(browser: Browser, { name, subject, rounds }: Kind, path: string, sites: readonly Site[]) {
  const visits: [delay: number, visit: Visit][] = [];
  const figures: Figure[] = [];
  const [whole = sites[0]] = sites;
  if (whole === undefined) return [];
  let atOnce: Visit | null = null;
  for (const [index, site] of sites.entries()) {
    const edge = await startEdge(site, NAIROBI);
    const address = `${edge.url}${path}`;
    visits.push([DELAYS[index] ?? 0, await firstVisit(browser, address, subject)]);
    if (index === 0) {
      for (const [type, bytes] of edge.sent) figures.push({ name: `${name}, ${type}`, value: bytes, unit: 'B' });
      edge.replay();
      atOnce = await firstVisit(browser, address, subject);
    }
    await edge.close();
  }
  const [first] = visits;
  if (atOnce === null || first === undefined) return figures;
  for (const [delay, visit] of visits) {
    // The first visit includes the isolate's start. Its time and the calls in a row are the reference of the others.
    const [base, most] = delay === 0 ? ([atOnce, MAX_AT_ONCE] as const) : ([first[1], MAX_WITH_CALLS] as const);
    const waited = rounds * delay;
    const row = (part: 'firstRow' | 'complete' | 'interactive', words: string, reference: number): Figure => ({
      name: `${name}, calls of ${delay.toLocaleString('en')} ms, ${words}`,
      value: visit[part],
      unit: 'ms',
      reference,
      most: most[part],
    });
    figures.push(
      row('firstRow', 'first row', base.firstRow + waited),
      // Its surroundings may need one call more.
      row('complete', 'complete', base.complete + waited + delay),
      row('interactive', 'interactive', base.interactive + waited),
    );
  }
  figures.push({ name: `${name}, main thread blocked`, value: first[1].blocked, unit: 'ms' });
  return figures;
}

/** The text of the home page, of a match, and of its competition and team. */
async function linksOf(site: Site): Promise<string> {
  let text = await (await askAs(site, '/', NAIROBI)).text();
  for (const { link } of KINDS) {
    const [, path] = link?.exec(text) ?? [];
    if (path !== undefined) text += await (await askAs(site, path, NAIROBI)).text();
  }
  return text;
}

/** First visits of the most visited kinds of pages from far: a new isolate, empty stores and slow upstreams. */
export async function measureFirstVisits(browser: Browser): Promise<Figure[]> {
  const upstreams = await Promise.all(
    DELAYS.map((delay) => serveDemonstration(240, () => ({ delayMs: delay, fails: false }))),
  );
  const sites = await startFarSites(
    [DELAYS, ...KINDS.map(() => DELAYS)]
      .flatMap((each) => each.map((_, index) => index))
      .map((index) => upstreams[index]?.url ?? ''),
  );
  try {
    const finders = sites.all.slice(0, DELAYS.length);
    const fresh = sites.all.slice(DELAYS.length);
    // The upstreams have made up all their answers before the first visit.
    const texts = await Promise.all(finders.map(linksOf));
    const [text = ''] = texts;
    const paths = KINDS.map(({ name, link }) => {
      const path = link === null ? '/' : link.exec(text)?.[1];
      if (path === undefined) throw new Error(`no page has a link to a ${name}`);
      return path;
    });
    const figures: Figure[] = [];
    for (const [index, kind] of KINDS.entries()) {
      process.stdout.write(`, ${kind.name}`);
      const own = fresh.slice(index * DELAYS.length, (index + 1) * DELAYS.length);
      const measured = kindFigures(browser, kind, paths[index] ?? '/', own);
      figures.push(...(await measured.catch((error: unknown) => [failedFigure(kind.name, error)])));
    }
    return figures;
  } finally {
    await sites.close();
    for (const upstream of upstreams) await upstream.close();
  }
}
