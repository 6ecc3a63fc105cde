import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { listen } from '../support/listen.ts';
import { serveBuild } from '../support/serveBuild.ts';
import { heapOf, MAX_KEPT } from './heap.ts';
import { open } from './open.ts';

/** `MEMORY_DAYS=600` runs a longer test. */
const DAYS = Number(process.env.MEMORY_DAYS ?? 24);
const MATCHES_A_DAY = 5_000;
/** Number of competitions, in 60 countries. */
const COMPETITIONS = 150;
const DAY_MS = 86_400_000;

const today = new Date().toISOString().slice(0, 10);
const later = (days: number) => new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

/** An upcoming event of the contract (`v2/events`) on a UTC date, about 530 bytes. */
function upcomingEvent(index: number, date: string) {
  const competition = index % COMPETITIONS;
  return {
    id: `${date.replaceAll('-', '')}${index}`,
    sport: 'football',
    name: `Home ${index}-Away ${index}`,
    start_date: `${date}T${String(index % 24).padStart(2, '0')}:00:00Z`,
    status: 'Not started',
    round: '12',
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

function answerOf(address: string): object {
  const { pathname, searchParams } = new URL(address, 'http://feed.test');
  const date = pathname === '/v2/events/live' ? today : searchParams.get('date');
  if (date === null || !/^\/v2\/events(\/live)?$/.test(pathname)) return { detail: 'nothing' };
  return { fixtures: Array.from({ length: MATCHES_A_DAY }, (_, index) => upcomingEvent(index, date)), results: [] };
}

it(
  'the heap of an isolate stays within its budget after many large days, and keeps the list of today',
  async () => {
    const calls: string[] = [];
    const server = createServer(({ url = '/' }, response) => {
      calls.push(url);
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
      response.end(gzipSync(JSON.stringify(answerOf(url)), { level: 1 }));
    });
    const feed = await listen(server);
    const vars = { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1', LIVE_API_URL: feed.url };
    const site = await serveBuild({ direct: true, inspect: true, vars, cf: {} });
    const visit = async (path: string) => (await open(new URL(path, site.url))).status;
    // The first request starts the isolate, which the inspector needs.
    expect(await visit('/')).toBe(200);
    const heap = await heapOf(site);
    for (let day = 1; day <= DAYS; day += 1) {
      const date = later(day % 2 === 0 ? day : -day);
      expect(await visit(`/api/live?date=${date}`), date).toBe(200);
      await visit(`/?date=${date}`);
      if (day % 10 === 0) expect(await heap.leastBytes(), `after ${day} days`).toBeLessThan(MAX_KEPT);
    }
    const before = calls.length;
    expect(await visit('/')).toBe(200);
    // The site may reload today's list, but must not request any other date again.
    expect(calls.slice(before).filter((path) => path.startsWith('/v2/events?'))).toEqual([]);
    expect(await heap.leastBytes()).toBeLessThan(MAX_KEPT);
    heap.close();
    await site.close();
    await feed.close();
  },
  60_000 + DAYS * 10_000,
);
