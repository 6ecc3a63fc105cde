import type { Context } from 'hono';
import type { AppEnv } from './appEnv.ts';

/**
 * The tag manager's container for this request; null where the site has none, and where the browser asks not to be
 * tracked (`Sec-GPC: 1`, `DNT: 1`): then neither its frame nor its host in the policy is in the answer.
 */
export function tagManagerFor({ req, var: { services } }: Context<AppEnv>): string | null {
  const refused = req.header('Sec-GPC') === '1' || req.header('DNT') === '1';
  return refused ? null : services.config.tagManagerId;
}
