import { createServer } from 'node:http';
import { listen } from '../support/listen.ts';
import { serveBuild } from '../support/serveBuild.ts';
import { offersOfHouses, operatorRows } from '../worker/policy/houses.records.ts';
import type { Attack } from './attacks.ts';
import { type Heap, heapOf } from './heap.ts';
import { type Opened, send } from './open.ts';
import { startFeed } from './server.ts';
import { World } from './world.ts';

const VARS = {
  ENVIRONMENT: 'test',
  LIVE_API_TOKEN: 'secret-of-the-feed-aaaaaaaa',
  CMS_TOKEN: 'secret-of-the-content-bbbbbbbb',
  OPS_TOKEN: 'secret-of-operations-cccccccc',
  PURGE_SECRET: 'secret-of-the-purge-dddddddd',
};

/** Secrets that must not appear in any response or log line. */
export const SECRETS: readonly string[] = Object.values(VARS).filter((value) => value.startsWith('secret-'));

export interface AttackedSite {
  origin: string;
  /** Sends a request as a visitor from a country. */
  ask(attack: Attack, country: string): Promise<Opened>;
  heap: Heap;
  /** Ids of the feed's matches and their competition. */
  listed: readonly string[];
  /** Paths that the site requested from its backends. */
  calls: { feed: readonly string[]; content: readonly string[] };
  lines: readonly string[];
  close(): Promise<void>;
}

function oddsOf(ids: readonly string[]): object {
  const captured = new Date().toISOString();
  const outcomes = ['1', 'x', '2'].map((subtype) => ({ subtype, offers: offersOfHouses(captured) }));
  const markets = [{ type: '1x2', scope: 'ord', outcomes }];
  return { events: ids.map((id) => ({ id, captured_at: captured, markets })) };
}

async function startContent() {
  const calls: string[] = [];
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://content.test');
    calls.push(`${url.pathname}${url.search}`);
    const data = url.pathname.endsWith('/site-setting')
      ? { id: 1, attributes: {} }
      : url.pathname.endsWith('/operators')
        ? operatorRows(url.searchParams.get('filters[countries][code][$eq]'))
        : [];
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data }));
  });
  const { url: address, close } = await listen(server);
  return { url: address, calls, close };
}

/** Retries of a closed connection. On a busy machine, the local runtime closes connections that it reads too late. */
const MORE_TRIES = 2;

const isClosed = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

async function sendAs(origin: URL, attack: Attack, country: string): Promise<Opened> {
  const edge = { 'MF-CF-Blob': JSON.stringify({ country, timezone: 'UTC' }) };
  const sent = { ...attack, headers: { ...attack.headers, ...edge } };
  for (let left = MORE_TRIES; left > 0; left -= 1) {
    try {
      return await send(origin, sent);
    } catch (error) {
      if (!isClosed(error)) throw error;
    }
  }
  return send(origin, sent);
}

/**
 * Starts the production build with a feed and a content system in which every country has its own operator. Durable Objects
 * and KV are stored in the folder `state`.
 */
export async function attackedSite({ state, matches }: { state: string; matches: number }): Promise<AttackedSite> {
  const ids = Array.from({ length: matches }, (_, index) => `m${index}`);
  const world = new World();
  for (const [index, id] of ids.entries()) {
    const status = index % 2 === 0 ? '1st half' : 'Not started';
    world.add({ id, home: `Town ${index}`, away: `City ${index}`, status, since: 10, kickOff: 30 });
  }
  world.answers.set('v2/odds', oddsOf(ids));
  const feed = await startFeed(world);
  const content = await startContent();
  const lines: string[] = [];
  const vars = { ...VARS, LIVE_API_URL: feed.url, CMS_URL: content.url };
  const served = await serveBuild({
    direct: true,
    inspect: true,
    vars,
    cf: {},
    state,
    onLog: (line) => lines.push(line),
  });
  // The first request starts the isolate, which the inspector needs.
  await sendAs(served.url, { path: '/' }, 'GB');
  const heap = await heapOf(served);
  return {
    origin: served.url.origin,
    ask: (attack, country) => sendAs(served.url, attack, country),
    heap,
    listed: [...ids, '47'],
    calls: { feed: feed.calls, content: content.calls },
    lines,
    async close() {
      heap.close();
      await served.close();
      await feed.close();
      await content.close();
    },
  };
}
