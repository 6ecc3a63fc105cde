import { createServer } from 'node:http';
import { vi } from 'vitest';
import { type Listening, listen } from '../../../support/listen.ts';

const servers: Listening[] = [];

/** A source on loopback: gives its address. */
export async function serve(answer: (request: Request) => Response | Promise<Response>): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, { method: incoming.method, headers });
    const response = await answer(request);
    // The server's own would be of the real clock, whatever the clock of the tests.
    outgoing.setHeader('Date', new Date().toUTCString());
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
  const listening = await listen(server);
  servers.push(listening);
  return listening.url;
}

/** Answers nothing that is asked beyond loopback, as a machine without a network: a test may wait for no other's server. */
export function stayOnLoopback(): void {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((asked, init) => {
    const { hostname } = new URL(asked instanceof Request ? asked.url : asked);
    return hostname === '127.0.0.1' ? fetch(asked, init) : Promise.reject(new TypeError('there is no network'));
  });
}

/** An address where nothing listens. */
export async function deadAddress(): Promise<string> {
  const address = await serve(() => new Response());
  await closeServers();
  return address;
}

export async function closeServers(): Promise<void> {
  await Promise.all(servers.splice(0).map(({ close }) => close()));
}
