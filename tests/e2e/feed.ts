import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A record of the feed as the contract has it; tests change it while the site runs. */
export interface FeedEvent {
  id: string;
  status: string;
  start_date: string;
  home: string;
  away: string;
  score?: [string, string];
  started?: string;
}

function wireEvent({ id, status, start_date, home, away, score, started }: FeedEvent): unknown {
  return {
    id,
    sport: 'football',
    name: `${home}-${away}`,
    start_date,
    status,
    tournament: { id: '47', name: 'Premier League', country: { id: '1', name: 'England' } },
    home: { id: `${id}1`, name: home },
    away: { id: `${id}2`, name: away },
    properties: started === undefined ? {} : { GameStarted: started },
    results: score === undefined ? {} : { runningscore: { home: score[0], away: score[1] } },
    incidents: { home: [], away: [] },
  };
}

/** A live-scores server on loopback that says what a test wants, breaks how a test wants, and counts its calls. */
export interface Feed {
  url: string;
  events: FeedEvent[];
  /** Answers in place of the events: a fault. */
  fault: ((response: ServerResponse) => void) | null;
  calls: string[];
  close(): Promise<void>;
}

/** Starts a live-scores server. */
export async function startFeed(events: FeedEvent[]): Promise<Feed> {
  const server = createServer((request, response) => {
    feed.calls.push(request.url ?? '');
    if (feed.fault !== null) return feed.fault(response);
    response.setHeader('Content-Type', 'application/json');
    const isToday = request.url === '/v2/events/live';
    response.end(
      JSON.stringify(isToday ? { fixtures: feed.events.map(wireEvent), results: [] } : { detail: 'Not found.' }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const feed: Feed = {
    url: `http://127.0.0.1:${port}`,
    events,
    fault: null,
    calls: [],
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return feed;
}
