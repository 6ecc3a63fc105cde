import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../support/listen.ts';
import { answerOf } from './answer.ts';
import { World } from './world.ts';

export type Fault = (response: ServerResponse, request: IncomingMessage) => void;

/** A live-scores server on loopback with scripted matches, which a test can break. It records its calls. */
export interface Feed {
  url: string;
  world: World;
  fault: Fault | null;
  calls: string[];
  /** Refuses connections until `up`, which reopens the same port. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

export async function startFeed(world = new World()): Promise<Feed> {
  const server = createServer((request, response) => {
    feed.calls.push(request.url ?? '');
    response.on('error', () => undefined);
    // Node's default header uses the real clock, not the tests' shifted clock.
    response.setHeader('Date', new Date().toUTCString());
    if (feed.fault !== null) return feed.fault(response, request);
    const answer = answerOf(world, request.url ?? '');
    response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? { detail: 'Not found.' }));
  });
  const { url, port, close } = await listen(server);
  const feed: Feed = {
    url,
    world,
    fault: null,
    calls: [],
    down: close,
    up: async () => {
      await listen(server, port);
    },
    close,
  };
  return feed;
}
