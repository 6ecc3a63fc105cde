import type { Context } from 'hono';
import type { Background } from '../cache/reading.ts';
import type { AppEnv } from './appEnv.ts';

/** Keeps work of a request alive after its answer. */
export function backgroundOf(context: Context<AppEnv>): Background {
  return (work) => context.executionCtx.waitUntil(work.catch(() => undefined));
}
