import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import type { Feed } from '../feed/server.ts';
import { feedWithRunningMatch } from '../support/runningMatch.ts';
import { serveBuild } from '../support/serveBuild.mjs';
import { noteTraffic, type Traffic } from './traffic.ts';
import { expect, open, test } from './visitor.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Whatever breaks, pages have what happened and are told again within this. */
const BACK_MS = 30_000;

/** A goal that a page is told of is there within this: a page that polls would wait longer. */
const TOLD_MS = 6_000;

type Site = Awaited<ReturnType<typeof serveBuild>>;

let feed: Feed;
let state: string;
let site: Site;
let port = 0;
/** What the site has logged. */
let log: string[] = [];

async function serve(kept = state): Promise<void> {
  site = await serveBuild({
    ...{ root, port, opened: true, state: kept },
    vars: { ENVIRONMENT: 'test', LIVE_API_URL: feed.url, LIVE_FEED_SECONDS: '1' },
    cf: { country: 'GB', timezone: 'UTC' },
    onLog: (line) => void log.push(line),
  });
  port = Number(site.url.port);
}

test.beforeEach(async () => {
  port = 0;
  log = [];
  state = await mkdtemp(join(tmpdir(), 'push-'));
  feed = await feedWithRunningMatch();
  await serve();
});
test.afterEach(async () => {
  await site.close();
  await feed.close();
  await rm(state, { recursive: true });
});

/** A page, its traffic, and what was seen on it. */
interface Watched extends Traffic {
  page: Page;
  /** The goals of the home side that were seen on it, in their order. */
  scores: () => Promise<number[]>;
}

/** Opens a page whose scores are noted as they are painted. */
async function watched(context: BrowserContext, path: string): Promise<Watched> {
  const page = await context.newPage();
  const scores = (): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'scores'));
  const seen = Object.assign(noteTraffic(page), { page, scores });
  await page.addInitScript(() => {
    const scores: number[] = [];
    Reflect.set(window, 'scores', scores);
    const look = () => {
      const score = document.querySelector('.event-score .row-score') ?? document.querySelector('.row-score-home');
      const home = Number(score?.textContent || Number.NaN);
      if (home >= 0 && home !== scores.at(-1)) scores.push(home);
      requestAnimationFrame(look);
    };
    look();
  });
  await open(page, path, String(site.url));
  return seen;
}

/** Opens two pages that are told, and counts what they ask for from then on. */
async function toldPages(context: BrowserContext): Promise<Watched[]> {
  const pages = [await watched(context, '/'), await watched(context, '/match/football/arsenal-chelsea-100')];
  for (const page of pages) await isTold(page);
  return pages;
}

/** Waits for a page that is told: the answer to its ping says that the journal sees the source. */
function isTold(page: Watched): Promise<void> {
  const before = page.told.length;
  return expect
    .poll(() => page.told.slice(before === 0 ? 0 : before - 1).some((text) => /^[a-z]/.test(text)), {
      timeout: BACK_MS,
    })
    .toBe(true);
}

/** Waits until pages have shown each goal up to one, in order and none twice. */
async function haveShown(pages: readonly Watched[], goals: number, timeout: number): Promise<void> {
  const all = Array.from({ length: goals + 1 }, (_, goal) => goal);
  for (const page of pages) await expect.poll(page.scores, { timeout }).toEqual(all);
}

function score(goals: number): void {
  feed.world.match('100').goal('home', 20 + goals, 'Bukayo Saka');
}

/** The next goal is told, over sockets, once pages are told again. */
async function nextIsTold(pages: readonly Watched[], goals: number): Promise<void> {
  for (const page of pages) await isTold(page);
  score(goals);
  await haveShown(pages, goals, TOLD_MS);
  for (const { told } of pages) expect(told.some((text) => text.includes(`"score":{"home":${goals},`))).toBe(true);
}

for (const [what, binding, name, life] of [
  ['a relay', 'RELAY', 'weur-0', 'Relay weur-0'],
  ['the journal', 'JOURNAL', 'site', 'Journal site'],
  ['the poller', 'POLLER', 'site', 'Poller site'],
] as const) {
  test(`${what} dies in the middle: no page misses the goal of that moment, and the next one is told`, async ({
    context,
  }) => {
    test.setTimeout(120_000);
    const pages = await toldPages(context);
    score(1);
    await haveShown(pages, 1, TOLD_MS);
    score(2);
    // It may have begun anew by itself before: an object in which nothing happens is put to sleep.
    const begun = () => log.filter((line) => line === `began: ${life}`).length;
    const before = begun();
    await site.end(binding, name);
    await haveShown(pages, 2, BACK_MS);
    await nextIsTold(pages, 3);
    expect(begun()).toBeGreaterThan(before);
  });
}

for (const [what, keeps] of [
  ['with what it knew', true],
  ['with a journal that is empty', false],
] as const) {
  test(`the site starts again ${what}: every page shows the goal of meanwhile, and the next one is told`, async ({
    context,
  }) => {
    test.setTimeout(150_000);
    const pages = await toldPages(context);
    score(1);
    await haveShown(pages, 1, TOLD_MS);
    await site.close();
    score(2);
    if (!keeps) await rm(state, { recursive: true });
    await serve();
    await haveShown(pages, 2, BACK_MS);
    await nextIsTold(pages, 3);
  });
}
