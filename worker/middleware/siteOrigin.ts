import type { Context } from 'hono';
import type { AppEnv } from './appEnv.ts';

/** Scheme and host for every absolute address that the site gives: those of `SITE_URL`, else those that were asked for. */
export function siteOriginOf({ req, var: { isolate } }: Context<AppEnv>): string {
  return isolate.config.siteOrigin ?? new URL(req.url).origin;
}
