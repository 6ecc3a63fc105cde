import type { Context } from 'hono';
import type { AppEnv } from './appEnv.ts';

/** The origin of every absolute address: `SITE_URL`, or else the request’s own. */
export function siteOriginOf({ req, var: { isolate } }: Context<AppEnv>): string {
  return isolate.config.siteOrigin ?? new URL(req.url).origin;
}
