import type { Hono } from 'hono';
import { createEmbeddedContent } from '../../../worker/content/embedded/app.ts';
import { createContentStore } from './store.ts';

/** The content backend of the demonstration: answers `/api/…` as the content system does. */
export function createDemoContent(options: { now: () => number }): Hono {
  return createEmbeddedContent(createContentStore(), options);
}
