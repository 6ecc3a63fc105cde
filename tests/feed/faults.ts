import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Fault } from './server.ts';

const MEGABYTE = 1024 * 1024;

const JSON_TYPE = { 'Content-Type': 'application/json' };

const answers =
  (text: string | Buffer, headers: Record<string, string> = JSON_TYPE, status = 200): Fault =>
  (response) =>
    response.writeHead(status, headers).end(text);

const status =
  (code: number, headers: Record<string, string> = {}): Fault =>
  (response) =>
    response.writeHead(code, headers).end('{"error": "not now"}');

/** Writes a chunk `times` times, as fast as the client reads. */
function pour(response: ServerResponse, chunk: Buffer, times: number): void {
  let left = times;
  const write = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(chunk)) {
        response.once('drain', write);
        return;
      }
    }
    response.end();
  };
  write();
}

let bomb: Buffer | undefined;

/** Faults of a backend, named after the client's view. */
export const faults = {
  'bytes that are no HTTP': ({ socket }) => socket?.end('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n\x00\xff'),
  'a connection that closes at once': ({ socket }) => socket?.destroy(),
  'one byte a second': (response) => {
    response.writeHead(200, JSON_TYPE);
    const timer = setInterval(() => response.write(' '), 1000);
    response.on('close', () => clearInterval(timer));
  },
  'no headers, ever': () => undefined,
  'a body that never ends': (response) => response.writeHead(200, JSON_TYPE).write('{"fixtures": ['),
  'a body that breaks off': (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': '1000' }).write('{"fixtures": [');
    setTimeout(() => response.destroy(), 50);
  },
  '500': status(500),
  '502 with a page': answers('<html><h1>Bad gateway</h1>', { 'Content-Type': 'text/html' }, 502),
  '429': status(429),
  '429 with Retry-After in seconds': status(429, { 'Retry-After': '3' }),
  '429 with Retry-After as a date': (response, request) =>
    status(429, { 'Retry-After': new Date(Date.now() + 3500).toUTCString() })(response, request),
  '401': status(401),
  'a redirect': status(302, { Location: 'http://127.0.0.1:1/elsewhere' }),
  'truncated JSON': answers('{"fixtures": [{"id": "100", "sta'),
  'a page with 200': answers('<!doctype html><title>Welcome</title>', { 'Content-Type': 'text/html' }),
  '50 MB': (response) => {
    response.writeHead(200, JSON_TYPE);
    pour(response, Buffer.alloc(MEGABYTE, ' '), 50);
  },
  'a gzip bomb': (response) => {
    bomb ??= gzipSync(Buffer.alloc(80 * MEGABYTE, ' '));
    response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }).end(bomb);
  },
  'gzip that is none': answers('{"fixtures": []}', { ...JSON_TYPE, 'Content-Encoding': 'gzip' }),
  'an empty body': answers(''),
  '204': (response) => response.writeHead(204).end(),
  null: answers('null'),
  'an array': answers('[]'),
  'an error with 200': answers('{"error": "quota exceeded", "code": 17}'),
  'another schema': answers('{"data": {"events": [{"eventId": 1}]}}'),
  'records of another schema': answers('{"fixtures": [{"eventId": 1}, {"eventId": 2}], "results": []}'),
  'deep nesting': answers(`{"fixtures": ${'['.repeat(100_000)}${']'.repeat(100_000)}, "results": "x"}`),
} satisfies Record<string, Fault>;
