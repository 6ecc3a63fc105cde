import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import { root } from '../../worker/commands/run.ts';
import { type Listening, listen } from '../support/listen.ts';
import type { Site } from './sites.ts';
import { askAs, type Visitor } from './visitors.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sent bytes by type, such as `html`. */
export type Sent = Map<string, number>;

/** A provider's edge on loopback. */
export interface Edge extends Listening {
  sent: Sent;
  /** Repeats the site's earlier answers from now on. They are the reference of a first visit. */
  replay(): void;
}

/**
 * Starts an edge in front of a site. It serves the client's files, compresses each part with brotli as it arrives, and
 * counts the bytes.
 */
export async function startEdge(site: Site, visitor: Visitor): Promise<Edge> {
  const sent: Sent = new Map();
  const known = new Map<string, { body: Buffer; type: string }>();
  let isReplaying = false;
  const note = (type: string, bytes: number) => {
    const [, kind = type] = /\/(?:x-)?([\w]+)/.exec(type) ?? [];
    sent.set(kind, (sent.get(kind) ?? 0) + bytes);
  };
  const end = (response: ServerResponse, body: Buffer, type: string) => {
    const isPacked = type.startsWith('font/');
    const bytes = isPacked ? body : brotliCompressSync(body, BROTLI);
    response.writeHead(200, { 'Content-Type': type, ...(isPacked ? {} : { 'Content-Encoding': 'br' }) });
    response.end(bytes);
    note(type, bytes.length);
  };
  const pass = async (path: string, response: ServerResponse) => {
    const answer = await askAs(site, path, visitor);
    const type = answer.headers.get('Content-Type') ?? 'text/plain';
    response.writeHead(answer.status, { 'Content-Type': type, 'Content-Encoding': 'br' });
    const packed = createBrotliCompress(BROTLI);
    packed.on('data', (chunk: Buffer) => note(type, chunk.length));
    packed.pipe(response);
    const parts: Uint8Array[] = [];
    for await (const part of answer.body ?? []) {
      parts.push(part);
      packed.write(part);
      packed.flush();
    }
    packed.end();
    known.set(path, { body: Buffer.concat(parts), type });
  };
  const serve = async ({ url: path = '/' }: IncomingMessage, response: ServerResponse) => {
    const kept = known.get(path);
    const type = TYPES[extname(path)];
    const file = type && (await readFile(`${root}/dist/client${path}`).catch(() => null));
    if (file && type) end(response, file, type);
    else if (isReplaying && kept) end(response, kept.body, kept.type);
    else await pass(path, response);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  const replay = () => {
    isReplaying = true;
  };
  return { ...(await listen(server)), sent, replay };
}
