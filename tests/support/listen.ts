import type { Server } from 'node:http';

/** A server that listens on loopback. */
export interface Listening {
  /** Origin without a trailing slash. */
  url: string;
  port: number;
  /** Closes all connections and stops listening. Can be called repeatedly. */
  close(): Promise<void>;
}

/** Makes a server listen on loopback, on the given port or a free one. */
export async function listen(server: Server, port = 0): Promise<Listening> {
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed);
      listening();
    });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
