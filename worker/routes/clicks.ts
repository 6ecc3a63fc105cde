import type { Context } from 'hono';
import { isolateLog } from '../base/log.ts';
import type { AppEnv } from '../middleware/appEnv.ts';

/**
 * Counts a click to an operator: which one, from which country and in which language. No cookie, no address, no
 * browser and no request is in it. In production it is a data point of Workers Analytics Engine (`blob1` provider, `blob2` country,
 * `blob3` language; sampled by provider); elsewhere, and without that dataset, a line of the log.
 */
export function countClick(provider: string, { env, var: { isolate, visitor, log } }: Context<AppEnv>): void {
  const { country, locale } = visitor;
  const { production, staging } = isolate.config;
  if (env.CLICKS === undefined || !production || staging) {
    isolateLog('info', 'play', { provider, country, locale });
    return;
  }
  try {
    // An index holds 96 bytes at most; a point with a longer one is dropped.
    env.CLICKS.writeDataPoint({ indexes: [provider.slice(0, 96)], blobs: [provider, country, locale], doubles: [1] });
  } catch (error) {
    log('warn', 'click not counted', { provider, error: String(error) });
  }
}
