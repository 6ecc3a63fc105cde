import type { Server } from 'node:http';

/** A server that listens on loopback. */
export interface Listening {
  /** Its address without a slash at the end. */
  url: string;
  port: number;
  /** Ends its connections and stops listening. Does nothing when it has stopped before. */
  close(): Promise<void>;
}

/** Makes a server listen on loopback: on a free port, or on the named one. */
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
