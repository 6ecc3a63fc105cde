import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { listen } from '../support/listen.ts';

/** A proxy of the site for one test. It adds the headers of the visitor. */
export interface Front {
  /** Ends with a slash. */
  url: string;
  /** Headers of the visitor. A request's own headers win. */
  visitor: Record<string, string>;
  /** The site behind the proxy. */
  site: string;
  /** Closes the open sockets, as a release does. */
  dropSockets(): void;
  close(): Promise<void>;
}

/**
 * Starts the proxy, on the given port or a free one. Playwright could set headers on a page, but the browser's own requests
 * (a prefetch, a prerender, a worker's request) would go without them.
 */
export async function startFront(site: string, port = 0): Promise<Front> {
  const passedOn = ({ method, url: path, headers }: IncomingMessage) => {
    const { hostname, port } = new URL(front.site);
    // The site closes idle connections, perhaps just as they are used again: so each request opens a new one.
    const own = { ...front.visitor, ...headers, connection: 'close' };
    return ask({ hostname, port, method, path, agent: false, headers: own });
  };
  const server = createServer((request, response) => {
    const onward = passedOn(request);
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  const opened = new Set<Duplex>();
  const note = (end: Duplex) => {
    opened.add(end);
    end.on('error', () => end.destroy());
    end.on('close', () => opened.delete(end));
  };
  server.on('upgrade', (request, socket, head) => {
    // Note it before the site answers: an unnoted socket would keep the server from closing.
    note(socket);
    const onward = passedOn(request);
    onward.on('upgrade', ({ rawHeaders }, siteSocket, siteHead) => {
      if (socket.destroyed) {
        siteSocket.destroy();
        return;
      }
      note(siteSocket);
      const lines = rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      socket.write(siteHead);
      siteSocket.write(head);
      socket.pipe(siteSocket).pipe(socket);
    });
    // The site refuses a socket at this address.
    onward.on('response', () => socket.destroy());
    onward.on('error', () => socket.destroy());
    onward.end();
  });
  const { url, close } = await listen(server, port);
  const front: Front = {
    url: `${url}/`,
    visitor: {},
    site,
    dropSockets() {
      for (const socket of opened) socket.destroy();
    },
    close() {
      front.dropSockets();
      return close();
    },
  };
  return front;
}
