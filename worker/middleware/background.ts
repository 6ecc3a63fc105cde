import type { Context } from 'hono';
import { type Background, backgroundWith } from '../cache/reading.ts';
import type { AppEnv } from './appEnv.ts';

/** Keeps work alive after the answer is sent, and logs its failures. */
export function backgroundOf(context: Context<AppEnv>): Background {
  return backgroundWith(context.var.log, (work) => context.executionCtx.waitUntil(work));
}
