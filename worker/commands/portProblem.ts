import { createServer } from 'node:net';

/** Describes why the site cannot listen on a port; null when it can. */
export async function portProblem(host: string, port: number): Promise<string | null> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<string | null>();
  server.once('error', ({ code }: NodeJS.ErrnoException) =>
    resolve(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. PORT=${port === 65535 ? 8787 : port + 1} npm start takes another.`
        : `The site cannot listen on ${host}, port ${port} (${code}). HOST and PORT name another place.`,
    ),
  );
  server.listen(port, host, () => server.close(() => resolve(null)));
  return promise;
}
