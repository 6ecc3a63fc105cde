import { env, exports } from 'cloudflare:workers';
import { expect, vi } from 'vitest';
import { SPORT_IDS } from '../../../worker/feeds/contract/sportIds.ts';
import { Poller } from '../../../worker/poller/poller.ts';
import { RelayLinks } from '../../../worker/push/relayLinks.ts';
import type { Env } from '../../../worker/settings/env.ts';
import { stubFetch } from '../../support/fakeFetch.runtime.ts';
import { soon } from '../../support/soon.runtime.ts';
import { ORIGIN } from '../site.runtime.ts';

/** After the real date, so alarms run only when a test runs them. */
export const NOON = Date.parse('2040-11-17T12:00:00Z');

/** Moves the clock of isolates and objects, and stops their timeouts, so that a page waits for the journal on a busy machine too. */
export function clockAt(instant: number): void {
  vi.useFakeTimers({ now: instant, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
}

/** A match as a feed of the contract lists it. */
export interface FeedMatch {
  id: string;
  status: string;
  home: number;
  away: number;
  more?: object;
}

const KICK_OFF = '2040-11-17T11:40:00Z';

/** A match as the feed of the contract writes it. */
export const listed = ({ id, status, home, away, more }: FeedMatch) => ({
  id,
  sport: SPORT_IDS.football,
  name: `Home ${id} - Away ${id}`,
  status,
  start_date: KICK_OFF,
  tournament: { id: '37', name: 'Eredivisie', country: { id: '1', name: 'Netherlands' } },
  home: { id: `${id}1`, name: `Home ${id}` },
  away: { id: `${id}2`, name: `Away ${id}` },
  results: status === 'Not started' ? {} : { runningscore: { home: String(home), away: String(away) } },
  properties: status === 'Not started' ? {} : { GameStarted: KICK_OFF },
  ...more,
});

/** A running match with its score. */
export const running = (id: string, home = 0, away = 0, more: object = {}): FeedMatch => {
  return { id, status: '1st half', home, away, more };
};

/** The prices of a match in the feed: one of each operator for each outcome. */
export const pricesOf = (id: string, operators: Readonly<Record<string, number>>) => ({
  id,
  captured_at: new Date().toISOString(),
  markets: [
    {
      type: '1x2',
      scope: 'ord',
      line: null,
      outcomes: ['1', 'x', '2'].map((subtype) => ({
        subtype,
        offers: Object.entries(operators).map(([provider, odds]) => ({ provider, odds: String(odds), active: true })),
      })),
    },
  ],
});

let journals = 0;

/** All journals of a file read one address, because they share the memory of one isolate. Each test replaces the feed. */
const url = 'https://journal.test';

/** A new journal and its feed; the test changes the feed's matches. */
export function journalWith(matches: FeedMatch[], { name = '', ...more }: Partial<Env> & { name?: string } = {}) {
  journals += 1;
  // This journal calls the feed itself, also after a restart of the poller.
  vi.spyOn(Poller.prototype, 'ask').mockResolvedValue({ kind: 'unknown' });
  const feed = {
    matches,
    /** The matches of other days. */
    days: [] as FeedMatch[],
    isDown: false,
    details: new Map<string, object>(),
    odds: [] as object[],
  };
  const asked: string[] = [];
  stubFetch(async (input) => {
    const request = new Request(input);
    const path = request.url.slice(url.length + 1);
    if (!request.url.startsWith(url) || feed.isDown) return new Response('down', { status: 502 });
    asked.push(path);
    if (path.startsWith('v2/odds?')) return Response.json({ events: feed.odds });
    if (path === 'v2/events/live') return Response.json({ fixtures: feed.matches.map(listed), results: [] });
    const [, day] = /^v2\/events\?sport=1&date=(.*)$/.exec(path) ?? [];
    if (day !== undefined) {
      const fixtures = feed.days.map(listed).filter(({ start_date: date }) => date.startsWith(day));
      return Response.json({ fixtures, results: [] });
    }
    const match = [...feed.matches, ...feed.days].find(({ id }) => path === `v2/events/${id}`);
    if (match === undefined) return Response.json({ detail: 'none' });
    return Response.json({ ...listed(match), ...feed.details.get(match.id) });
  });
  // Objects read the worker's bindings when they start.
  Object.assign(env, { LIVE_SOURCE: 'backend', LIVE_API_URL: url, ...more });
  const stub = env.JOURNAL.getByName(name || `journal-${journals}`);
  const source = `backend:${url}`;
  const calls = [vi.spyOn(RelayLinks.prototype, 'send'), vi.spyOn(RelayLinks.prototype, 'repeat')];
  const states = () => calls.flatMap(({ mock }) => mock.settledResults.map(({ type }) => type));
  /** Waits until the relays have the journal’s messages. A socket that opens earlier would get them too. */
  const relayed = () => soon(() => expect(states()).not.toContain('incomplete'));
  return { asked, feed, stub, source, relayed, look: () => stub.changed(source) };
}

/** An open socket of a page and its messages in order. */
export interface Opened {
  socket: WebSocket;
  told: string[];
  closed: { code: number } | null;
}

/** Asks for a socket as a page of the site does. */
export function askSocket(search: string, headers: Record<string, string> = {}): Promise<Response> {
  return exports.default.fetch(
    new Request(`${ORIGIN}/api/push?${search}`, { headers: { Upgrade: 'websocket', Origin: ORIGIN, ...headers } }),
  );
}

/** Listens on the socket of an answer. */
export function listenTo(response: Response): Opened {
  const { webSocket } = response;
  if (webSocket === null) throw new Error(`no socket: ${response.status}`);
  const opened: Opened = { socket: webSocket, told: [], closed: null };
  webSocket.addEventListener('message', ({ data }) => {
    opened.told.push(String(data));
  });
  webSocket.addEventListener('close', ({ code }) => {
    opened.closed = { code };
  });
  webSocket.accept();
  return opened;
}

/** Opens a socket as a page of the site does and waits for its first message. */
export async function openSocket(search: string): Promise<Opened> {
  const opened = listenTo(await askSocket(search));
  await soon(() => expect(opened.told.length).toBeGreaterThan(0));
  return opened;
}

/** The parsed messages of a socket. */
export const messagesOf = ({ told }: Opened) => told.map((text) => JSON.parse(text));
