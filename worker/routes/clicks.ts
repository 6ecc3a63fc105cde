import type { Context } from 'hono';
import { isolateLog } from '../base/log.ts';
import type { AppEnv } from '../middleware/appEnv.ts';

/**
 * Counts a click to an operator by operator, country and language, and nothing about the visitor. In production it is
 * a data point of Analytics Engine (`blob1` provider, `blob2` country, `blob3` language; sampled by provider),
 * elsewhere a log line.
 */
export function countClick(provider: string, { env, var: { isolate, visitor, log } }: Context<AppEnv>): void {
  const { country, locale } = visitor;
  const { production, staging } = isolate.config;
  if (env.CLICKS === undefined || !production || staging) {
    isolateLog('info', 'play', { provider, country, locale });
    return;
  }
  try {
    // A data point with an index of over 96 bytes is dropped.
    env.CLICKS.writeDataPoint({ indexes: [provider.slice(0, 96)], blobs: [provider, country, locale], doubles: [1] });
  } catch (error) {
    log('warn', 'click not counted', { provider, error: String(error) });
  }
}
