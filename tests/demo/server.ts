import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type Listening, listen } from '../support/listen.ts';
import type { Treatment } from './delays.ts';
import { createDemonstration } from './demonstration.ts';

function requestOf({ method = 'GET', url = '/', headers }: IncomingMessage): Request {
  const instant = headers['x-visitor-now'];
  return new Request(`http://demonstration.test${url}`, {
    method,
    headers: typeof instant === 'string' ? { 'x-visitor-now': instant } : {},
  });
}

/** Serves the demonstration on loopback, on a free port. Without `conduct`, which gets the path, it answers at once. */
export async function serveDemonstration(
  matchesPerDay: number,
  conduct?: (path: string) => Treatment | Promise<Treatment>,
): Promise<Listening> {
  const demonstration = createDemonstration(matchesPerDay);
  const server = createServer(async (request, response) => {
    const { delayMs, fails } = (await conduct?.(request.url ?? '/')) ?? { delayMs: 0, fails: false };
    if (fails) {
      response.writeHead(500).end();
      return;
    }
    const answer = await demonstration(requestOf(request));
    const text = await answer.text();
    if (delayMs > 0) await setTimeout(delayMs);
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('Content-Type') ?? 'application/json',
      // Node's own header has the real clock, not the shifted clock of the tests.
      Date: new Date().toUTCString(),
    });
    response.end(text);
  });
  return listen(server);
}
