import type { Context } from 'hono';
import { type Background, backgroundWith } from '../cache/reading.ts';
import type { AppEnv } from './appEnv.ts';
import { networkOf } from './visitorNetwork.ts';

/** Keeps work of a request alive after its answer, and writes the lines that it causes. */
export function backgroundOf(context: Context<AppEnv>): Background {
  const address = context.req.header('CF-Connecting-IP');
  const network = address === undefined ? null : networkOf(address);
  return backgroundWith(context.var.log, (work) => context.executionCtx.waitUntil(work), network);
}
