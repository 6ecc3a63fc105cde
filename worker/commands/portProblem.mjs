import { createServer } from 'node:net';

/**
 * Describes why the site cannot listen on a port; null when it can.
 *
 * @param {string} host
 * @param {string} words the value of `PORT`
 * @returns {Promise<string | null>}
 */
export async function portProblem(host, words) {
  const port = Number(words);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    return `PORT must be a whole number from 1 to 65535, not "${words}"`;
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers();
  server.once('error', ({ code }) =>
    resolve(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. PORT=${port === 65535 ? 8787 : port + 1} npm start takes another.`
        : `The site cannot listen on ${host}, port ${port} (${code}). HOST and PORT name another place.`,
    ),
  );
  server.listen(port, host, () => server.close(() => resolve(null)));
  return promise;
}
