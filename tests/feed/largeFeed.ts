import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen } from '../support/listen.ts';
import { serveBuild } from '../support/serveBuild.mjs';
import { connectTo } from './inspector.ts';
import { open } from './open.ts';

/** Number of competitions, in 60 countries. */
const COMPETITIONS = 150;

const idOf = (index: number, date: string) => `${date.replaceAll('-', '')}${index}`;

/** An upcoming event of the contract (`v2/events`) on a UTC date, about 530 bytes. */
export function upcomingEvent(index: number, date: string) {
  const competition = index % COMPETITIONS;
  return {
    id: idOf(index, date),
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

/** The gzipped response to a day's list. */
export function dayOf(fixtures: object[]): Buffer {
  return gzipSync(JSON.stringify({ fixtures, results: [] }), { level: 1 });
}

/**
 * Starts the production build with a feed that only has days (`answer`), by UTC date. `calls` records the
 * paths that the site requested.
 */
export async function siteOfDays(answer: (date: string) => Buffer) {
  const calls: string[] = [];
  const today = new Date().toISOString().slice(0, 10);
  const nothing = gzipSync(JSON.stringify({ detail: 'nothing' }));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://feed.test');
    calls.push(request.url ?? '');
    const date = pathname === '/v2/events/live' ? today : searchParams.get('date');
    const isList = pathname === '/v2/events' || pathname === '/v2/events/live';
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
    response.end(isList && date !== null ? answer(date) : nothing);
  });
  const feed = await listen(server);
  const site = await serveBuild({
    direct: true,
    inspect: true,
    vars: { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1', LIVE_API_URL: feed.url },
    cf: {},
  });
  // The runtime sets no country, so tests pass it as a header.
  const visit = (path: string, headers?: Record<string, string>) => open(new URL(path, site.url), headers);
  // The first request starts the isolate, which the inspector needs.
  await visit('/');
  const inspector = await connectTo(site);
  return {
    calls,
    visit,
    inspector,
    async close() {
      inspector.close();
      await site.close();
      await feed.close();
    },
  };
}
