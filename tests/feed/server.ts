import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerOf } from './answer.ts';
import { World } from './world.ts';

/** Answers a call in place of the contract: a way of being broken. */
export type Fault = (response: ServerResponse, request: IncomingMessage) => void;

/** A live-scores server on loopback that follows a script, breaks when told to, and counts its calls. */
export interface Feed {
  url: string;
  world: World;
  fault: Fault | null;
  calls: string[];
  /** Refuses connections, and takes them again on the same port. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a live-scores server on a port (any free one where none is named). */
export async function startFeed(world = new World(), port = 0): Promise<Feed> {
  const server = createServer((request, response) => {
    feed.calls.push(request.url ?? '');
    response.on('error', () => undefined);
    // The server's own would be of the real clock, whatever the clock of the tests.
    response.setHeader('Date', new Date().toUTCString());
    if (feed.fault !== null) return feed.fault(response, request);
    const { status, body } = answerOf(world, request.url ?? '');
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  const listen = (at: number) =>
    new Promise<void>((listening, failed) => {
      server.once('error', failed);
      server.listen(at, '127.0.0.1', () => {
        server.off('error', failed);
        listening();
      });
    });
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped());
      server.closeAllConnections();
    });
  await listen(port);
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  const feed: Feed = {
    url: `http://127.0.0.1:${taken}`,
    world,
    fault: null,
    calls: [],
    down: stop,
    up: () => listen(taken),
    close: async () => {
      if (server.listening) await stop();
    },
  };
  return feed;
}
