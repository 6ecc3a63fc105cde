import type { Context } from 'hono';
import type { AppEnv } from './appEnv.ts';
import type { Background } from '../cache/cache.ts';

/** Keeps work of a request alive after its answer. */
export function backgroundOf(context: Context<AppEnv>): Background {
  return (work) => context.executionCtx.waitUntil(work.catch(() => undefined));
}
