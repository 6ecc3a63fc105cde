import { get } from 'node:http';

/** Opens an address over a new connection: the runtime ends idle ones, perhaps just when they are used again. */
export function open(address: URL, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    get(address, { agent: false, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('error', failed).on('end', () => done({ status: response.statusCode ?? 0, text }));
    }).on('error', failed);
  });
}
