import type { Context } from 'hono';
import type { AppEnv } from './appEnv.ts';

/** Whether the browser asks not to be tracked (`Sec-GPC: 1`, `DNT: 1`). */
export function refusesTracking(headers: Headers): boolean {
  return headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1';
}

/**
 * The tag manager’s container for this request. Null without one, for a draft, and if the browser asks not to be
 * tracked; then its host is not in the content security policy either.
 */
export function tagManagerFor({ req, var: { isolate, draft } }: Context<AppEnv>): string | null {
  return draft !== undefined || refusesTracking(req.raw.headers) ? null : isolate.config.tagManagerId;
}
