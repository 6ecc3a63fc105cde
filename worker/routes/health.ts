import { type Context, Hono } from 'hono';
import { HEALTH_MS } from '../cache/lifetimes.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { bearerOf, isSecret } from '../middleware/secrets.ts';
import type { Env } from '../settings/env.ts';
import { isSecretName } from '../settings/names.ts';
import { currentHealth, heldHealth } from './heldHealth.ts';

/** The deploy’s bindings and secrets, by name only. */
function boundTo(env: Env): { bindings: string[]; secrets: string[] } {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const named = (isOne: (name: string, value: unknown) => boolean) =>
    given.flatMap(([name, value]) => (isOne(name, value) ? [name] : [])).toSorted();
  return {
    bindings: named((_, value) => typeof value === 'object'),
    secrets: named((name, value) => typeof value === 'string' && isSecretName(name)),
  };
}

/** Answers a wrong ops token. */
function refused(context: Context<AppEnv>): Response {
  const { isolate, log } = context.var;
  context.header('Cache-Control', 'no-store');
  if (!isolate.wrongSecrets.take(Date.now())) {
    return context.json({ error: 'too many wrong tokens' }, 429, { 'Retry-After': '60' });
  }
  log('warn', 'ops token refused');
  const error = isolate.config.opsToken === null ? 'OPS_TOKEN is not set' : 'the token is wrong';
  return context.json({ error }, 401, { 'WWW-Authenticate': 'Bearer' });
}

/**
 * The site’s health for monitors: 200 while there is data, 503 without any. `OPS_TOKEN` as a bearer token adds the
 * poller’s paths and quotas.
 */
export const health = new Hono<AppEnv>().get('/api/health', async (context) => {
  const { isolate, requestId } = context.var;
  const { opsToken } = isolate.config;
  const given = bearerOf(context.req.header('Authorization'));
  if (given === null) {
    const { report, hasData } = await heldHealth(context);
    const life = hasData ? `public, max-age=${HEALTH_MS / 1000}` : 'no-store';
    return context.json(report, hasData ? 200 : 503, { 'Cache-Control': life, Vary: 'Authorization' });
  }
  if (opsToken === null || !(await isSecret(given, opsToken))) return refused(context);
  const { report, poller, push, hasData } = await currentHealth(context);
  const whole = { ...report, requestId, poller, push, ...boundTo(context.env) };
  return context.json(whole, hasData ? 200 : 503, { 'Cache-Control': 'no-store' });
});
