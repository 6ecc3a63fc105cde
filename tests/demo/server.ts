import { createServer, type IncomingMessage } from 'node:http';
import { type Listening, listen } from '../support/listen.ts';
import { createDemonstration } from './demonstration.ts';

function requestOf({ method = 'GET', url = '/', headers }: IncomingMessage): Request {
  const instant = headers['x-visitor-now'];
  return new Request(`http://demonstration.test${url}`, {
    method,
    headers: typeof instant === 'string' ? { 'x-visitor-now': instant } : {},
  });
}

/** Serves the demonstration on loopback, on a free port. */
export async function serveDemonstration(matchesPerDay: number): Promise<Listening> {
  const demonstration = createDemonstration(matchesPerDay);
  const server = createServer(async (request, response) => {
    const answer = await demonstration(requestOf(request));
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('Content-Type') ?? 'application/json',
      // Node's own header has the real clock, not the shifted clock of the tests.
      Date: new Date().toUTCString(),
    });
    response.end(await answer.text());
  });
  return listen(server);
}
