import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectTo, type Inspector, keptBytes } from '../../bench/inspector.ts';
import { open } from '../../feed/open.ts';
import { openPageSocket } from '../../feed/pageSocket.ts';
import { type Feed, startFeed } from '../../feed/server.ts';
import { serveBuild } from '../../support/serveBuild.mjs';

const root = new URL('../../..', import.meta.url).pathname;

const TOKEN = 'k'.repeat(32);
const MOST_KEPT = 64 * 1024 * 1024;
const SOON = { timeout: 30_000, interval: 100 };
/** What a relay takes in a second. */
const BATCH = 150;

let feed: Feed;
let site: Awaited<ReturnType<typeof serveBuild>>;
let inspector: Inspector;
const log: string[] = [];
/** All that strangers have opened, for the end. */
const opened: Socket[] = [];

beforeAll(async () => {
  feed = await startFeed();
  feed.world.add({ id: '1', home: 'Arsenal', away: 'Chelsea', status: '1st half', kickOff: -20, since: 19.5 });
  feed.world.match('1').score(0, 0);
  site = await serveBuild({
    // Straight to the worker: what stands before a local one would answer strangers in its place.
    ...{ root, port: 0, direct: true, inspect: true, cf: { country: 'GB', timezone: 'UTC' } },
    vars: { ENVIRONMENT: 'test', LIVE_API_URL: feed.url, LIVE_FEED_SECONDS: '1', OPS_TOKEN: TOKEN },
    onLog: (line) => void log.push(line),
  });
  await open(new URL('/', site.url));
  if (site.inspector === null) throw new Error('the runtime has no inspector');
  inspector = await connectTo(site.inspector);
});
afterAll(async () => {
  for (const socket of opened) socket.destroy();
  inspector.close();
  await site.close();
  await feed.close();
});

/** The first lines of who wants a socket. */
const handshake = (search: string, origin = site.url.origin) =>
  [
    `GET /api/push?${search} HTTP/1.1`,
    `Host: ${site.url.host}`,
    ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
    ...['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', `Origin: ${origin}`, '', ''],
  ].join('\r\n');

/** Opens a connection and sends so much of a handshake; errors of a connection that is ended are its own. */
async function say(text: string): Promise<Socket> {
  const socket = connect(Number(site.url.port), site.url.hostname);
  opened.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  socket.write(text, 'latin1');
  return socket;
}

/** The status of an answer, after which nothing more is read; 0 where the connection ended without one. */
async function statusOf(socket: Socket): Promise<number> {
  const [bytes] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [Buffer.from('')])]);
  socket.pause();
  return Number(/^HTTP\/1.1 (\d+)/.exec(String(bytes))?.[1] ?? 0);
}

const statusesOf = (asked: readonly string[]) =>
  Promise.all(asked.map(async (search) => statusOf(await say(handshake(search)))));

const countOf = (statuses: readonly number[], wanted: number) => statuses.filter((status) => status === wanted).length;

/** A frame as a browser sends it: of text (1) or bytes (2). */
function frame(payload: Buffer, opcode = 1): Buffer {
  const length = payload.length < 126 ? Buffer.from([payload.length]) : Buffer.alloc(3, 126);
  if (payload.length >= 126) length.writeUInt16BE(payload.length, 1);
  length[0] = (length[0] ?? 0) | 0x80;
  // A mask of zeros leaves what it masks as it is.
  return Buffer.concat([Buffer.from([0x80 | opcode]), length, Buffer.alloc(4), payload]);
}

/** Waits for the last frame of a socket to which something is said, or the end of its connection. */
async function isShut(socket: Socket, said: Buffer): Promise<void> {
  const isLast = new Promise<void>((resolve) => {
    socket.on('close', resolve);
    // What pages are told is plain text: no other frame begins so.
    socket.on('data', (bytes) => bytes.includes(0x88) && resolve());
  });
  socket.resume().write(said);
  await isLast;
}

/** A page of the site. */
const openPage = (topic: string) => openPageSocket(site.url.origin, topic);

const health = async () =>
  JSON.parse((await open(new URL('/api/health', site.url), { Authorization: `Bearer ${TOKEN}` })).text);

describe('strangers at the door of sockets', () => {
  it('who name 600 matches, instants and numbers, read nothing and say what they like, cost the feed nothing and the pages no goal', async () => {
    const pages = await Promise.all([openPage('sport=football'), openPage('match=1')]);
    const statuses: number[] = [];
    for (let first = 0; first < 600; first += BATCH) {
      const asked = Array.from({ length: BATCH }, (_, index) => {
        const number = first + index;
        return `match=made${number}&${number % 2 === 0 ? `asOf=${number}` : `after=${10 ** (number % 15)}`}`;
      });
      statuses.push(...(await statusesOf(asked)));
    }
    expect(countOf(statuses, 101) + countOf(statuses, 503)).toBe(600);
    expect(countOf(statuses, 101)).toBeGreaterThanOrEqual(BATCH - pages.length);

    // Some of those that got in say more than a ping, or no frame at all.
    const inside = opened.filter((_, index) => statuses[index] === 101).slice(0, 40);
    const said = [
      frame(Buffer.alloc(65, 'x')),
      frame(Buffer.alloc(60_000, 'x')),
      frame(Buffer.alloc(65), 2),
      Buffer.alloc(200, 0xff),
      frame(Buffer.from('hello')),
      frame(Buffer.from([0xff, 0xfe])),
      frame(Buffer.alloc(0)),
    ];
    await Promise.all(inside.map((socket, index) => isShut(socket, said[index % said.length] ?? Buffer.alloc(0))));

    feed.world.match('1').goal('home', 21, 'Bukayo Saka');
    for (const { told } of pages) {
      await vi.waitFor(() => expect(told.some((text) => text.includes('"score":{"home":1,'))).toBe(true), SOON);
    }
    expect(pages.every(({ isOpen }) => isOpen())).toBe(true);
    expect(feed.calls.filter((path) => path.includes('made'))).toEqual([]);
    expect(await keptBytes(inspector)).toBeLessThan(MOST_KEPT);
  }, 120_000);

  it('who begin and never end, and who come from elsewhere, keep no place', async () => {
    const whole = handshake('sport=football&asOf=1');
    const halves = await Promise.all(
      Array.from({ length: 200 }, (_, index) => say(whole.slice(0, 20 + (index % 200)))),
    );
    const origins = ['https://evil.test', 'null', '', `${site.url.origin}.evil.test`, `${site.url.origin}@evil.test`];
    const foreign = await Promise.all(
      origins.map(async (origin) => statusOf(await say(handshake('sport=football&asOf=1', origin)))),
    );
    expect(foreign).toEqual(origins.map(() => 403));
    const page = await openPage('sport=football');
    feed.world.match('1').goal('home', 22, 'Bukayo Saka');
    await vi.waitFor(() => expect(page.told.some((text) => text.includes('"score":{"home":2,'))).toBe(true), SOON);
    expect(halves.every((socket) => !socket.destroyed || socket.bytesRead > 0)).toBe(true);
    expect((await open(new URL('/', site.url))).status).toBe(200);
  }, 120_000);

  it('leave the places of those who have gone to others', async () => {
    for (const socket of opened) socket.destroy();
    // Three pages are open still; a relay says how many it has when it is told something.
    let goals = 2;
    await vi.waitFor(async () => {
      goals += 1;
      feed.world.match('1').score(goals, 0);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(await health()).toMatchObject({ push: { sockets: 3 } });
    }, SOON);
    expect(log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  }, 60_000);
});
