import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../support/listen.ts';
import { answerOf } from './answer.ts';
import { World } from './world.ts';

export type Fault = (response: ServerResponse, request: IncomingMessage) => void;

/** A loopback server that a test can break. It records its calls. */
export interface Breakable {
  url: string;
  fault: Fault | null;
  calls: string[];
  /** Refuses connections until `up`, which reopens the same port. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/** A live-scores server on loopback with scripted matches. */
export interface Feed extends Breakable {
  world: World;
}

/** Starts a JSON server on the given port, or on a free one. */
export async function startBreakable(
  answer: (url: string) => { status: number; body: unknown },
  port = 0,
): Promise<Breakable> {
  const server = createServer((request, response) => {
    breakable.calls.push(request.url ?? '');
    response.on('error', () => undefined);
    // Node's default header uses the real clock, not the tests' shifted clock.
    response.setHeader('Date', new Date().toUTCString());
    if (breakable.fault !== null) return breakable.fault(response, request);
    const { status, body } = answer(request.url ?? '');
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  const { url, port: taken, close } = await listen(server, port);
  const breakable: Breakable = {
    url,
    fault: null,
    calls: [],
    down: close,
    up: async () => {
      await listen(server, taken);
    },
    close,
  };
  return breakable;
}

/** Starts a live-scores server on the given port, or on a free one. */
export async function startFeed(world = new World(), port = 0): Promise<Feed> {
  return Object.assign(await startBreakable((url) => answerOf(world, url), port), { world });
}
