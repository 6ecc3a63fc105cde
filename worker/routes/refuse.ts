import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../middleware/appEnv.ts';
import { openSourceOf } from '../pages/openData/licence.ts';

/** Refuses a feed or a calendar in plain text, for programs and their users. */
export function refuse(context: Context, status: 400 | 404 | 451 | 503, text: string): Response {
  const headers = { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '60' }) };
  return context.text(`${text}\n`, status, headers);
}

/** Refuses calendars, feeds and embeds where the source does not permit to pass its data on, as the API does. */
export const licensed: MiddlewareHandler<AppEnv> = async (context, next) => {
  const open = openSourceOf(context.var.isolate.config);
  return open.ok ? next() : refuse(context, 451, open.error);
};
