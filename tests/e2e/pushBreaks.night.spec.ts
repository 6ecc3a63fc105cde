import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import type { Feed } from '../feed/server.ts';
import { feedWithRunningMatch, RUNNING_MATCH, scoreGoal } from '../support/runningMatch.ts';
import { serveBuild } from '../support/serveBuild.ts';
import { noteTraffic, type Traffic } from './traffic.ts';
import { expect, open, test } from './visitor.ts';

/** Pages come back within this time. A busy machine needs most of it. */
const MAX_MS = 60_000;

type Site = Awaited<ReturnType<typeof serveBuild>>;

/** A page that notes each score that it paints. */
interface WatchedPage extends Traffic {
  page: Page;
  /** The goals of the home side that it has painted, in their order. */
  scores: () => Promise<number[]>;
  /** The messages that came before the last break. */
  heard: number;
}

async function openWatched(context: BrowserContext, address: URL): Promise<WatchedPage> {
  const page = await context.newPage();
  const scores = (): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'scores'));
  const seen = Object.assign(noteTraffic(page), { page, scores, heard: 0 });
  await page.addInitScript(() => {
    // A page that has lost its socket waits at random for up to 15 seconds.
    Math.random = () => 0.05;
    const scores: number[] = [];
    Reflect.set(window, 'scores', scores);
    const note = () => {
      const score = document.querySelector('.event-score .event-goals') ?? document.querySelector('.row-score-home');
      const home = Number(score?.textContent || Number.NaN);
      if (home >= 0 && home !== scores.at(-1)) scores.push(home);
      requestAnimationFrame(note);
    };
    note();
  });
  await open(page, address.pathname, address.origin);
  return seen;
}

/** A site with sockets that a test can break, and two pages on it: a list and the page of the match that runs. */
class BrokenPush {
  readonly #state: string;
  readonly #log: string[] = [];
  readonly #feed: Feed;
  #site: Site | null = null;
  #port = 0;
  #goals = 0;
  pages: readonly WatchedPage[] = [];

  private constructor(state: string, feed: Feed) {
    this.#state = state;
    this.#feed = feed;
  }

  /** Starts the site, opens the pages and waits for their sockets. */
  static async start(context: BrowserContext): Promise<BrokenPush> {
    const push = new BrokenPush(await mkdtemp(join(tmpdir(), 'push-')), await feedWithRunningMatch());
    const { url } = await push.serve();
    push.pages = [await openWatched(context, url), await openWatched(context, new URL(RUNNING_MATCH, url))];
    await push.waitForSockets();
    return push;
  }

  get site(): Site {
    if (this.#site === null) throw new Error('the site is not started');
    return this.#site;
  }

  /** Serves the site at the address that it had before. */
  async serve(): Promise<Site> {
    this.#site = await serveBuild({
      port: this.#port,
      opened: true,
      state: this.#state,
      vars: { ENVIRONMENT: 'test', LIVE_API_URL: this.#feed.url, LIVE_FEED_SECONDS: '1' },
      onLog: (line) => void this.#log.push(line),
    });
    this.#port = Number(this.#site.url.port);
    return this.#site;
  }

  /** Removes all that the site has stored. */
  forgetState(): Promise<void> {
    return rm(this.#state, { recursive: true });
  }

  /** How often a Durable Object has begun a life (`Relay football-weur-0`). */
  livesOf(object: string): number {
    return this.#log.filter((line) => line === `began: ${object}`).length;
  }

  score(): void {
    this.#goals += 1;
    scoreGoal(this.#feed, 20 + this.#goals);
  }

  /** Breaks something of the site. Only later messages say that a page has a socket again. */
  async break(work: () => Promise<void>): Promise<void> {
    await work();
    for (const page of this.pages) page.heard = page.messages.length;
  }

  /** Waits for a message to each page since the last break. Every socket gets a version twice a minute. */
  async waitForSockets(): Promise<void> {
    for (const { messages, heard } of this.pages)
      await expect.poll(() => messages.length, { timeout: MAX_MS }).toBeGreaterThan(heard);
  }

  /** Waits until each page has painted every goal, in order and none twice. */
  async waitForGoals(): Promise<void> {
    const all = Array.from({ length: this.#goals + 1 }, (_, goal) => goal);
    for (const { scores } of this.pages) await expect.poll(scores, { timeout: MAX_MS }).toEqual(all);
  }

  /** Waits for the sockets, and checks that the next goal comes over them. */
  async expectNextGoalOverSockets(): Promise<void> {
    await this.waitForSockets();
    this.score();
    await this.waitForGoals();
    const goal = `"score":{"home":${this.#goals},`;
    for (const { messages } of this.pages)
      await expect.poll(() => messages.some((text) => text.includes(goal)), { timeout: MAX_MS }).toBe(true);
  }

  async close(): Promise<void> {
    await this.#site?.close();
    await this.#feed.close();
    await rm(this.#state, { recursive: true, force: true });
  }
}

test.describe.configure({ timeout: 150_000 });

let push: BrokenPush;

test.beforeEach(async ({ context }) => {
  push = await BrokenPush.start(context);
  push.score();
  await push.waitForGoals();
});

test.afterEach(() => push.close());

for (const [name, binding, object, life] of [
  ['relay', 'RELAY', 'football-weur-0', 'Relay football-weur-0'],
  ['journal', 'JOURNAL', 'site', 'Journal site'],
  ['poller', 'POLLER', 'site', 'Poller site'],
] as const) {
  test(`pages get every goal when the ${name} dies, and the next over a socket`, async () => {
    const before = push.livesOf(life);
    push.score();
    await push.break(() => push.site.end(binding, object));
    await push.waitForGoals();
    await push.expectNextGoalOverSockets();
    await expect.poll(() => push.livesOf(life)).toBeGreaterThan(before);
  });
}

for (const [how, keeps] of [
  ['restarts', true],
  ['restarts with an empty journal', false],
] as const) {
  test(`pages get every goal when the site ${how}, the next over a socket`, async () => {
    await push.break(() => push.site.close());
    push.score();
    if (!keeps) await push.forgetState();
    await push.serve();
    await push.waitForGoals();
    await push.expectNextGoalOverSockets();
  });
}
