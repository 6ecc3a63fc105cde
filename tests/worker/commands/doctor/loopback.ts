import { createServer } from 'node:http';
import { vi } from 'vitest';
import { type Listening, listen } from '../../../support/listen.ts';

const servers: Listening[] = [];

/** Starts a source on loopback. Returns its URL. */
export async function serve(answer: (request: Request) => Response | Promise<Response>): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, { method: incoming.method, headers });
    const response = await answer(request);
    // Node's default header uses the real clock, not the tests' shifted clock.
    outgoing.setHeader('Date', new Date().toUTCString());
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
  const listening = await listen(server);
  servers.push(listening);
  return listening.url;
}

/** Fails every request beyond loopback, like a machine without a network, so that tests never wait for other servers. */
export function stayOnLoopback(): void {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((asked, init) => {
    const { hostname } = new URL(asked instanceof Request ? asked.url : asked);
    return hostname === '127.0.0.1' ? fetch(asked, init) : Promise.reject(new TypeError('there is no network'));
  });
}

/** A URL on which no server listens. */
export async function deadAddress(): Promise<string> {
  const address = await serve(() => new Response());
  await closeServers();
  return address;
}

export async function closeServers(): Promise<void> {
  await Promise.all(servers.splice(0).map(({ close }) => close()));
}
