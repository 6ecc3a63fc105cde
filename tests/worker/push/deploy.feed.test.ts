import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CHECK_MS, reopenWithin } from '../../../web/data/pushClient.ts';
import { parsePushMessage } from '../../../web/domain/pushMessage.ts';
import { quantile } from '../../bench/figures.ts';
import { open } from '../../feed/open.ts';
import { openSocket } from '../../feed/pageSocket.ts';
import { type Feed, startFeed } from '../../feed/server.ts';
import { serveBuild } from '../../support/serveBuild.ts';
import { isNight } from '../../support/tier.ts';

/** A day's machine is busy, so only the night holds the times. */
const PAGES = isNight ? 2_000 : 100;
/** The unused relays of another sport make the site large enough for hubs. */
const PLAN = { 'football-weur': 3, 'football-enam': 3, 'handball-oc': 300 };
const HUBS = ['football-weur/0', 'football-enam/0'];
const RELAYS = HUBS.flatMap((hub) => [0, 1, 2].map((index) => `${hub}-${index}`));
const SECOND = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let feed: Feed;
let site: Awaited<ReturnType<typeof serveBuild>>;
/** The site's log. An object logs when it starts. */
const log: string[] = [];
let isOver = false;

/** A page that opens its socket again as pages do. */
class Page {
  /** When its socket was lost last, and when the next one said the version. */
  lostAt = 0;
  backAt = 0;
  /** The delays of its goals after the poller had them, in milliseconds. */
  readonly delays: number[] = [];
  readonly #continent: string;
  #failures = 0;

  constructor(index: number) {
    this.#continent = index % 3 === 0 ? 'NA' : 'EU';
  }

  async open(): Promise<void> {
    const address = `${site.url.origin.replace('http', 'ws')}/api/push?sport=football`;
    const place = JSON.stringify({ country: 'GB', timezone: 'UTC', continent: this.#continent });
    const headers = { Origin: site.url.origin, 'MF-CF-Blob': place };
    let isGreeted = false;
    const hear = (text: string) => {
      if (!isGreeted) this.backAt = Date.now();
      isGreeted = true;
      const { changed = [], asOf = 0 } = parsePushMessage(text) ?? {};
      for (const _ of changed) this.delays.push(Date.now() - asOf);
    };
    try {
      const socket = await openSocket(address, headers, hear);
      socket.addEventListener('close', () => void this.#openAgain());
    } catch {
      this.#failures += 1;
      await this.#openAgain(false);
    }
  }

  async #openAgain(isLost = true): Promise<void> {
    if (isLost) Object.assign(this, { lostAt: Date.now(), backAt: 0 });
    if (isOver) return;
    await pause(Math.random() * reopenWithin(this.#failures) + Math.random() * CHECK_MS);
    await this.open();
  }
}

beforeAll(async () => {
  feed = await startFeed();
  feed.world.add({ id: '1', home: 'Ajax', away: 'PSV', status: '2nd half', kickOff: -90, since: 40, score: [0, 0] });
  site = await serveBuild({
    direct: true,
    opened: true,
    vars: { ENVIRONMENT: 'test', LIVE_API_URL: feed.url, LIVE_FEED_SECONDS: '1' },
    onLog: (line) => void log.push(line),
  });
  await site.store('relays', JSON.stringify(PLAN));
}, 120_000);

afterAll(async () => {
  isOver = true;
  await site.close();
  await feed.close();
});

it(`${PAGES} pages come back over relays and hubs after all sockets closed, and get the next goal`, async () => {
  await open(new URL('/api/live?sport=football', site.url));
  const pages = Array.from({ length: PAGES }, (_, index) => new Page(index));
  for (let opened = 0; opened < PAGES; opened += 100) {
    await Promise.all(pages.slice(opened, opened + 100).map((page) => page.open()));
    await pause(SECOND / 2);
  }
  const everyPage = (isSo: (page: Page) => boolean) =>
    vi.waitFor(() => expect(pages.filter((page) => !isSo(page))).toHaveLength(0), { timeout: 300_000, interval: 200 });
  await everyPage(({ backAt }) => backAt > 0);
  const began = Date.now();
  await Promise.all([
    site.end('JOURNAL', 'site'),
    ...HUBS.map((hub) => site.end('HUB', hub)),
    ...RELAYS.map((relay) => site.end('RELAY', relay)),
  ]);
  await everyPage(({ lostAt, backAt }) => lostAt >= began && backAt > 0);
  for (const object of ['Journal site', ...HUBS.map((hub) => `Hub ${hub}`), ...RELAYS.map((relay) => `Relay ${relay}`)])
    expect(log.filter((line) => line === `began: ${object}`).length).toBeGreaterThan(1);
  for (const page of pages) page.delays.length = 0;
  feed.world.match('1').goal('home', 88, 'Steven Berghuis');
  await vi.waitFor(
    async () => {
      await open(new URL('/api/live?sport=football', site.url));
      expect(pages.filter(({ delays }) => delays.length === 0)).toHaveLength(0);
    },
    { timeout: 120_000, interval: SECOND },
  );
  const seconds = quantile(
    pages.map(({ backAt }) => (backAt - began) / SECOND),
    0.99,
  );
  const delay = quantile(
    pages.flatMap(({ delays }) => delays.slice(0, 1)),
    0.99,
  );
  if (isNight) {
    expect(seconds).toBeLessThan(20);
    expect(delay).toBeLessThan(500);
  }
}, 600_000);
