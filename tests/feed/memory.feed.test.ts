import { createServer, get } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTo, type Inspector, keptBytes } from '../bench/inspector.ts';
import { serveBuild } from '../commands/serveBuild.mjs';

const root = new URL('../..', import.meta.url).pathname;

/** Six hundred days and ten minutes of made-up addresses are what the site holds; a few of each show the same sooner. */
const DAYS = Number(process.env.MEMORY_DAYS ?? 24);
const ADDRESSES = Number(process.env.MEMORY_ADDRESSES ?? 100);
const MATCHES_A_DAY = 5_000;
const MEGABYTE = 1024 * 1024;
const MOST_KEPT = 64 * MEGABYTE;
const DAY_MS = 86_400_000;

const today = new Date().toISOString().slice(0, 10);
const later = (days: number) => new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

function eventOf(index: number, date: string) {
  const competition = index % 150;
  return {
    id: `${date.replaceAll('-', '')}${index}`,
    sport: '1',
    name: `Home ${index}-Away ${index}`,
    start_date: `${date}T${String(index % 24).padStart(2, '0')}:00:00Z`,
    status: 'Not started',
    tournament: {
      id: `t${competition}`,
      name: `Competition ${competition}`,
      country: { id: `c${competition % 60}`, name: `Country ${competition % 60}` },
    },
    home: { id: `h${index}`, name: `Home ${index}` },
    away: { id: `a${index}`, name: `Away ${index}` },
    properties: {},
    results: { runningscore: { home: '0', away: '0' } },
    incidents: { home: [], away: [] },
  };
}

const calls: string[] = [];
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://feed.test');
  calls.push(request.url ?? '');
  const date = pathname === '/v2/events/live' ? today : searchParams.get('date');
  const isList = date !== null && (pathname === '/v2/events' || pathname === '/v2/events/live');
  const fixtures = isList ? Array.from({ length: MATCHES_A_DAY }, (_, index) => eventOf(index, date)) : [];
  const body = JSON.stringify(isList ? { fixtures, results: [] } : { detail: 'nothing' });
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
  response.end(gzipSync(body, { level: 1 }));
});

let site: Awaited<ReturnType<typeof serveBuild>>;
let inspector: Inspector;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  site = await serveBuild({
    root,
    port: 0,
    direct: true,
    inspect: true,
    vars: { ENVIRONMENT: 'test', LIVE_API_URL: `http://127.0.0.1:${port}` },
    cf: { country: 'GB', timezone: 'UTC' },
  });
  if (site.inspector === null) throw new Error('the runtime has no inspector');
  await (await fetch(site.url)).text();
  inspector = await connectTo(site.inspector);
}, 60_000);

afterAll(async () => {
  inspector.close();
  await site.close();
  server.close();
});

// A connection of its own for each visit: the runtime ends those that were idle, perhaps just as they are used again.
function visit(path: string): Promise<number> {
  return new Promise((done, failed) => {
    get(new URL(path, site.url), { agent: false }, (response) => {
      response.on('error', failed).on('end', () => done(response.statusCode ?? 0));
      response.resume();
    }).on('error', failed);
  });
}

describe('what an isolate keeps', () => {
  it(
    'stays within its budget however many days of however many matches are asked for, and keeps the list of today',
    async () => {
      expect(await visit('/')).toBe(200);
      for (let day = 1; day <= DAYS; day += 1) {
        const date = later(day % 2 === 0 ? day : -day);
        expect(await visit(`/api/live?date=${date}`), date).toBe(200);
        await visit(`/?date=${date}`);
        if (day % 10 === 0) expect(await keptBytes(inspector), `after ${day} days`).toBeLessThan(MOST_KEPT);
      }
      const before = calls.length;
      expect(await visit('/')).toBe(200);
      // The hot list may be renewed; it is not had from nothing, and nothing of it is asked for twice.
      expect(calls.slice(before).filter((path) => path.startsWith('/v2/events?'))).toEqual([]);
      expect(await keptBytes(inspector)).toBeLessThan(MOST_KEPT);
    },
    DAYS * 10_000,
  );

  it(
    'stays within its budget however many addresses are made up',
    async () => {
      const made = (index: number): string[] => [
        `/match/football/a-b-${index}x${index}`,
        `/team/nobody-${index}z`,
        `/football/nowhere-${index}/cup-${index}`,
        `/football/nowhere-${index}`,
        `/made/up/${index}`,
        `/api/live?region=made-up-${index}`,
        `/api/live?tournament=x${index}&since=${index}`,
        `/api/odds?tournament=y${index}`,
        `/api/search?q=made${index}`,
        `/nl?filter=live&zone=${index}`,
      ];
      for (let index = 0; index < ADDRESSES; index += 10) {
        for (let each = index; each < index + 10; each += 1) {
          await Promise.all(made(each).map(visit));
        }
      }
      expect(await visit('/')).toBe(200);
      expect(await keptBytes(inspector)).toBeLessThan(MOST_KEPT);
    },
    ADDRESSES * 2_000,
  );
});
