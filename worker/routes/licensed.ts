import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../middleware/appEnv.ts';
import { openSourceOf } from '../pages/openData/licence.ts';
import { refuse } from './refuse.ts';

/** Refuses calendars, feeds and embeds where the source does not permit to pass its data on, as the API does. */
export const licensed: MiddlewareHandler<AppEnv> = async (context, next) => {
  const open = openSourceOf(context.var.isolate.config);
  return open.ok ? next() : refuse(context, 451, open.error);
};
