import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectTo, type Inspector } from '../../bench/inspector.ts';
import { leastBytes, MOST_KEPT } from '../../feed/heap.ts';
import { open } from '../../feed/open.ts';
import { openPageSocket, type PageSocket } from '../../feed/pageSocket.ts';
import { type Feed, startFeed } from '../../feed/server.ts';
import { serveBuild } from '../../support/serveBuild.mjs';
import { connectAndSend, handshake, STRANGE_FRAMES, statusOf, untilShut } from './strangerSocket.ts';

const root = new URL('../../..', import.meta.url).pathname;

const TOKEN = 'k'.repeat(32);
const SOON = { timeout: 30_000, interval: 100 };
/** The sockets that a relay accepts in a second. */
const BATCH = 150;

let feed: Feed;
let site: Awaited<ReturnType<typeof serveBuild>>;
let inspector: Inspector;
const log: string[] = [];
/** The sockets of strangers, to end them. */
const opened: Socket[] = [];

beforeAll(async () => {
  feed = await startFeed();
  feed.world.add({ id: '1', home: 'Arsenal', away: 'Chelsea', status: '1st half', kickOff: -20, since: 19.5 });
  feed.world.match('1').score(0, 0);
  site = await serveBuild({
    // Direct to the worker, because the local runtime's proxy would answer strangers itself.
    ...{ root, port: 0, direct: true, inspect: true, cf: { country: 'GB', timezone: 'UTC' } },
    vars: { ENVIRONMENT: 'test', LIVE_API_URL: feed.url, LIVE_FEED_SECONDS: '1', OPS_TOKEN: TOKEN },
    onLog: (line) => void log.push(line),
  });
  await open(new URL('/', site.url));
  inspector = await connectTo(site);
});
afterAll(async () => {
  for (const socket of opened) socket.destroy();
  inspector.close();
  await site.close();
  await feed.close();
});

async function say(text: string): Promise<Socket> {
  const socket = await connectAndSend(site.url, text);
  opened.push(socket);
  return socket;
}

interface Stranger {
  socket: Socket;
  status: number;
}

async function enter(search: string): Promise<Stranger> {
  const socket = await say(handshake(site.url, search));
  return { socket, status: await statusOf(socket) };
}

const withStatus = (strangers: readonly Stranger[], wanted: number) =>
  strangers.filter(({ status }) => status === wanted);

const openPage = (topic: string) => openPageSocket(site.url.origin, topic);

const health = async () =>
  JSON.parse((await open(new URL('/api/health', site.url), { Authorization: `Bearer ${TOKEN}` })).text);

const hears = ({ told }: PageSocket, goals: number) =>
  vi.waitFor(() => expect(told.join()).toContain(`"score":{"home":${goals},`), SOON);

describe('GET /api/push under a flood', () => {
  it('opens at most 150 sockets a second, and pages still get goals', async () => {
    const pages = await Promise.all([openPage('sport=football'), openPage('match=1')]);
    const strangers: Stranger[] = [];
    for (let first = 0; first < 600; first += BATCH) {
      const asked = Array.from({ length: BATCH }, (_, index) => (index % 2 === 0 ? 'sport=handball' : 'goals=1'));
      strangers.push(...(await Promise.all(asked.map(enter))));
    }
    const inside = withStatus(strangers, 101);
    expect(inside.length + withStatus(strangers, 503).length).toBe(600);
    expect(inside.length).toBeGreaterThanOrEqual(BATCH - pages.length);

    const frames = Object.values(STRANGE_FRAMES);
    const shut = inside.slice(0, 40).map(({ socket }, index) => {
      return untilShut(socket, frames[index % frames.length] ?? Buffer.alloc(0));
    });
    await Promise.all(shut);

    feed.world.match('1').goal('home', 21, 'Bukayo Saka');
    for (const page of pages) await hears(page, 1);
    expect(pages.every(({ isOpen }) => isOpen())).toBe(true);
    expect(feed.calls.filter((path) => path.includes('made'))).toEqual([]);
    expect(await leastBytes(inspector)).toBeLessThan(MOST_KEPT);
  }, 180_000);

  it('serves pages while 200 strangers never end their request', async () => {
    const whole = handshake(site.url, 'sport=football');
    const halves = await Promise.all(
      Array.from({ length: 200 }, (_, index) => say(whole.slice(0, 20 + (index % 200)))),
    );
    const page = await openPage('sport=football');
    feed.world.match('1').goal('home', 22, 'Bukayo Saka');
    await hears(page, 2);
    expect(halves.every((socket) => !socket.destroyed || socket.bytesRead > 0)).toBe(true);
    expect((await open(new URL('/', site.url))).status).toBe(200);
  }, 180_000);

  it('counts only the open pages once the strangers have left', async () => {
    for (const socket of opened) socket.destroy();
    const page = await openPage('sport=football');
    // With the three pages above. A relay reports its sockets when it sends something.
    let goals = 2;
    await vi.waitFor(
      async () => {
        goals += 1;
        feed.world.match('1').score(goals, 0);
        await hears(page, goals);
        expect(await health()).toMatchObject({ push: { sockets: 4 } });
      },
      { timeout: 120_000, interval: 100 },
    );
    expect(log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  }, 180_000);
});
