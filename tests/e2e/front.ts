import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Stands before the site for one test and says who visits. */
export interface Front {
  /** Ends with a slash. */
  url: string;
  /** Headers of the visitor, for each request that doesn't bring them itself. */
  visitor: Record<string, string>;
  /** The site that it passes requests on to. */
  site: string;
  /** Ends the sockets that are open, as a release does. */
  dropSockets(): void;
  close(): Promise<void>;
}

/**
 * Starts a server that passes everything on to the site with the headers of a visitor. A browser's page can be given
 * headers too, but what the browser fetches by itself (a prefetch, a prerender, a worker's request) goes without them.
 */
export async function startFront(site: string): Promise<Front> {
  const passedOn = ({ method, url: path, headers }: IncomingMessage) => {
    const { hostname, port } = new URL(front.site);
    // A connection of its own: the site ends those that were idle, perhaps just as they are used again.
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
    // From the start: one that waits for the site would keep the server from closing.
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
    // The site doesn't open a socket here.
    onward.on('response', () => socket.destroy());
    onward.on('error', () => socket.destroy());
    onward.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  const front: Front = {
    url: `http://127.0.0.1:${own}/`,
    visitor: {},
    site,
    dropSockets() {
      for (const socket of opened) socket.destroy();
    },
    close: () =>
      new Promise((closed) => {
        front.dropSockets();
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return front;
}
