import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startStrapi } from '../strapi.mjs';

/** Where the Strapi of these tests is, what opens it, and where it sends its webhook. */
export interface Content {
  version: string;
  url: string;
  token: string;
  editorToken: string;
  /** The port that the webhook leads to: whoever wants to hear of changes serves there. */
  hookPort: number;
  hookSecret: string;
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

export const strapiVersion = (): string => process.env.STRAPI_VERSION ?? 'v5';

/** Starts a freshly seeded Strapi for all tests; gives the function that ends it. */
export default async function serveContent(project: TestProject): Promise<() => Promise<void>> {
  const version = strapiVersion();
  const hookPort = await freePort();
  const hookSecret = 'the secret of these tests';
  const strapi = await startStrapi({
    version,
    port: await freePort(),
    name: 'tests',
    fresh: true,
    webhook: { url: `http://127.0.0.1:${hookPort}/api/purge`, secret: hookSecret },
  });
  const { url, tokens } = strapi;
  project.provide('content', { version, url, token: tokens.read, editorToken: tokens.editor, hookPort, hookSecret });
  return strapi.close;
}
