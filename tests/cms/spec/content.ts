import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { listen } from '../../support/listen.ts';
import { startStrapi } from '../strapi.ts';

/** The Strapi that all read-only tests share. */
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

/** A port on which no server listens. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}

/** Starts a freshly seeded Strapi for the read-only tests. Returns a function that stops it. */
export default async function serveContent(project: TestProject): Promise<() => Promise<void>> {
  const version = process.env.STRAPI_VERSION ?? 'v5';
  const { url, tokens, close } = await startStrapi({ version, port: await freePort(), name: 'reading', fresh: true });
  project.provide('content', { version, url, token: tokens.read });
  return close;
}
