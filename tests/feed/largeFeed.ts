import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { connectTo } from '../bench/inspector.ts';
import { listen } from '../support/listen.ts';
import { serveBuild } from '../support/serveBuild.mjs';
import { open } from './open.ts';

const root = new URL('../..', import.meta.url).pathname;

/** The competition of an event by its number: there are 150, in 60 countries. */
const COMPETITIONS = 150;

/** The id of a day's event by its number. */
export const idOf = (index: number, date: string) => `${date.replaceAll('-', '')}${index}`;

/** An event of the contract (`v2/events`) by its number on a UTC date: one to come, some 530 bytes. */
export function eventToCome(index: number, date: string) {
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

/** One that has ended, with a goal and a card: some 820 bytes. */
export function endedEvent(index: number, date: string) {
  const score = { home: '1', away: '2' };
  const player = { id: `p${index}`, name: `Player ${index}` };
  return {
    ...eventToCome(index, date),
    status: 'Finished',
    properties: { GameStarted: `${date}T12:00:00Z`, SecondHalfStarted: `${date}T13:00:00Z` },
    results: { runningscore: score, halftime: score, ordinarytime: score, finalresult: score },
    incidents: {
      home: [{ type: 'Goal', detail: 'Regular goal', match_time: '31', player }],
      away: [{ type: 'Card', detail: 'Yellow card', match_time: '31', player }],
    },
  };
}

/** One that is being played, with a goal and a card; `goals` are the home side's. */
export function runningEvent(index: number, date: string, goals: number) {
  const [begun, half] = [Date.now() - 70 * 60_000, Date.now() - 10 * 60_000].map((at) => new Date(at).toISOString());
  return {
    ...endedEvent(index, date),
    start_date: begun,
    status: '2nd half',
    properties: { GameStarted: begun, SecondHalfStarted: half },
    results: { runningscore: { home: String(goals), away: String(index % 4) } },
  };
}

/** The answer to a day's list, as it is sent: gzip. */
export function dayOf(fixtures: object[], results: object[] = []): Buffer {
  return gzipSync(JSON.stringify({ fixtures, results }), { level: 1 });
}

/** The prices of a day's events by three operators, as they are sent: some 900 bytes an event. */
export function oddsOf(date: string, events: number): Buffer {
  const offers = (odds: string) =>
    ['Bet365', 'William Hill', 'Ladbrokes'].map((provider) => ({
      provider,
      odds,
      odds_old: odds,
      active: true,
      captured_at: new Date().toISOString(),
    }));
  const outcomes = [
    { subtype: 'win', offers: offers('2.10') },
    { subtype: 'draw', offers: offers('3.30') },
    { subtype: 'lose', offers: offers('3.60') },
  ];
  const odds = Array.from({ length: events }, (_, index) => ({
    id: idOf(index, date),
    captured_at: new Date().toISOString(),
    markets: [{ type: '1x2', outcomes }],
  }));
  return gzipSync(JSON.stringify({ events: odds }), { level: 1 });
}

/**
 * The production build in the Workers runtime, on a feed whose days `answer` and prices `odds` gives by their UTC date; it has nothing else.
 * `calls` are the paths that the feed was asked.
 */
export async function siteOfDays(
  answer: (date: string) => Buffer,
  vars: Record<string, string> = {},
  odds: (date: string) => Buffer | null = () => null,
) {
  const calls: string[] = [];
  const today = new Date().toISOString().slice(0, 10);
  const nothing = gzipSync(JSON.stringify({ detail: 'nothing' }));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://feed.test');
    calls.push(request.url ?? '');
    const date = pathname === '/v2/events/live' ? today : searchParams.get('date');
    const isList = pathname === '/v2/events' || pathname === '/v2/events/live';
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
    const prices = pathname === '/v2/odds' && date !== null ? odds(date) : null;
    response.end(isList && date !== null ? answer(date) : (prices ?? nothing));
  });
  const feed = await listen(server);
  const site = await serveBuild({
    root,
    port: 0,
    direct: true,
    inspect: true,
    vars: { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1', LIVE_API_URL: feed.url, ...vars },
    cf: {},
  });
  // This runtime does not know the country of a visitor. A test passes it as a header.
  const visit = (path: string, headers?: Record<string, string>) => open(new URL(path, site.url), headers);
  // The isolate begins with its first visit.
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
