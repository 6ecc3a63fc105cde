import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startStrapi } from '../strapi.mjs';

/** The Strapi of these tests, which none of them changes. */
export interface Content {
  version: string;
  url: string;
  token: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    content: Content;
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port could be had');
  return address.port;
}

/** Starts a freshly seeded Strapi for the tests that read; gives the function that ends it. */
export default async function serveContent(project: TestProject): Promise<() => Promise<void>> {
  const version = process.env.STRAPI_VERSION ?? 'v5';
  const { url, tokens, close } = await startStrapi({ version, port: await freePort(), name: 'reading', fresh: true });
  project.provide('content', { version, url, token: tokens.read });
  return close;
}
