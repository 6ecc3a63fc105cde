import { get, type IncomingHttpHeaders } from 'node:http';

/** An answer of the site. */
export interface Opened {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Opens an address without compression and over a new connection. The runtime ends idle ones, perhaps just when they are used again. */
export function open(address: URL, headers: Record<string, string> = {}): Promise<Opened> {
  return new Promise((done, failed) => {
    get(address, { agent: false, headers: { 'accept-encoding': 'identity', ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response
        .on('error', failed)
        .on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
    }).on('error', failed);
  });
}
