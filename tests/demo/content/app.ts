import type { Hono } from 'hono';
import { createContentStore } from './store.ts';
import { createStrapiEmulator } from './strapi/app.ts';

/** The content backend of the demonstration: answers `/api/…` as the content system does. */
export function createDemoContent(options: { now: () => number }): Hono {
  return createStrapiEmulator(createContentStore(), options);
}
