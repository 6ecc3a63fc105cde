import { get, type IncomingHttpHeaders } from 'node:http';

export interface Opened {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Requests a URL without compression on a new connection. The runtime may close an idle connection just when it is reused. */
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
