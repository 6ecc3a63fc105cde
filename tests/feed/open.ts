import { type IncomingHttpHeaders, request } from 'node:http';

export interface Opened {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request on a new connection, because the runtime may close an idle one just when it is reused. Takes any path as it is. */
export function send({ hostname, port }: URL, { body, ...sent }: Sent): Promise<Opened> {
  return new Promise((done, failed) => {
    request({ hostname, port, agent: false, ...sent })
      .on('error', failed)
      .on('upgrade', ({ statusCode = 0, headers }, socket) => {
        socket.destroy();
        done({ status: statusCode, headers, text: '' });
      })
      .on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        const { statusCode = 0, headers } = response;
        response.on('error', failed).on('end', () => done({ status: statusCode, headers, text }));
      })
      .end(body);
  });
}

/** Requests a URL without compression. */
export const open = (address: URL, headers: Record<string, string> = {}): Promise<Opened> =>
  send(address, {
    path: address.pathname + address.search,
    headers: { 'accept-encoding': 'identity', ...headers },
  });
