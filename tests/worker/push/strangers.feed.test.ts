import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPageSocket } from '../../feed/pageSocket.ts';
import { type Feed, startFeed } from '../../feed/server.ts';
import { serveBuild } from '../../support/serveBuild.mjs';
import { connectAndSend, firstBytes, handshake, STRANGE_FRAMES, statusOf, untilShut } from './strangerSocket.ts';

const root = new URL('../../..', import.meta.url).pathname;
const LIST = 'sport=football';
const OFFER = ['Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits'];

let feed: Feed;
let site: Awaited<ReturnType<typeof serveBuild>>;
const opened: Socket[] = [];

async function send(text: string): Promise<Socket> {
  const socket = await connectAndSend(site.url, text);
  opened.push(socket);
  return socket;
}

beforeAll(async () => {
  feed = await startFeed();
  feed.world.add({ id: '1', home: 'Arsenal', away: 'Chelsea', status: '1st half', kickOff: -20, since: 19.5 });
  feed.world.match('1').score(0, 0);
  site = await serveBuild({
    // Direct to the worker, because the local runtime's proxy has its own refusals and compression.
    ...{ root, port: 0, direct: true, cf: { country: 'GB', timezone: 'UTC' } },
    vars: { ENVIRONMENT: 'test', LIVE_API_URL: feed.url, LIVE_FEED_SECONDS: '1' },
  });
}, 120_000);

afterAll(async () => {
  for (const socket of opened) socket.destroy();
  await site.close();
  await feed.close();
});

describe('GET /api/push', () => {
  it.each(['https://evil.test', 'null', '', 'ORIGIN.evil.test', 'ORIGIN@evil.test'])(
    'answers 403 to a page of another origin: %j',
    async (origin) => {
      const foreign = origin.replace('ORIGIN', site.url.origin);
      expect(await statusOf(await send(handshake(site.url, LIST, { origin: foreign })))).toBe(403);
    },
  );

  it('opens a socket without compression when the browser offers one', async () => {
    const answer = await firstBytes(await send(handshake(site.url, LIST, { headers: OFFER })));
    expect(answer).toMatch(/^HTTP\/1.1 101 /);
    expect(answer).not.toMatch(/sec-websocket-extensions/i);
  });

  it.each(Object.entries(STRANGE_FRAMES))('shuts a socket that sends %s', async (_name, bytes) => {
    const socket = await send(handshake(site.url, LIST));
    expect(await statusOf(socket)).toBe(101);
    await untilShut(socket, bytes);
  });

  it('sends a goal to a page after strangers were shut out', async () => {
    const page = await openPageSocket(site.url.origin, 'sport=football');
    feed.world.match('1').goal('home', 21, 'Bukayo Saka');
    await vi.waitFor(() => expect(page.told.join()).toContain('"score":{"home":1,'), {
      timeout: 60_000,
      interval: 100,
    });
    expect(page.isOpen()).toBe(true);
  });
});
