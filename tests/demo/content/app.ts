import type { Hono } from 'hono';
import { pitchOf } from './pitch.ts';
import { createContentStore } from './store.ts';
import { createStrapiEmulator } from './strapi/app.ts';

/** The content backend of the demonstration: answers `/api/…` as the content system does. */
export function createDemoContent(options: { now: () => number }): Hono {
  return createStrapiEmulator(createContentStore(), options).get('/uploads/:name', (context) => {
    const pitch = pitchOf(context.req.param('name'));
    return pitch === null ? context.notFound() : context.body(pitch, 200, { 'Content-Type': 'image/svg+xml' });
  });
}
