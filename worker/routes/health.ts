import { type Context, Hono } from 'hono';
import { perObject } from '../base/memo.ts';
import { Remembered } from '../base/remembered.ts';
import { HEALTH_MS } from '../cache/lifetimes.ts';
import type { AppEnv, Isolate } from '../middleware/appEnv.ts';
import { backgroundOf, sharedContextOf } from '../middleware/readContext.ts';
import { bearerOf, isSecret } from '../middleware/secrets.ts';
import { type Health, healthReport } from '../ops/healthReport.ts';
import type { Env } from '../settings/env.ts';
import { isSecretName } from '../settings/names.ts';

const held = perObject((_: Isolate) => new Remembered<Health>(1));

export function currentHealth(context: Context<AppEnv>): Promise<Health> {
  return healthReport(sharedContextOf(context), context.env);
}

/** The health of the last seconds, because many monitors and visitors ask. */
export function heldHealth(context: Context<AppEnv>): Promise<Health> {
  const { isolate, clock } = context.var;
  if (clock.frozen) return currentHealth(context);
  const load = async () => ({ value: await currentHealth(context), until: Date.now() + HEALTH_MS });
  const health = held(isolate).take('', load);
  backgroundOf(context)(health);
  return health;
}

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
 * The site’s health for monitors: 200 while there is data, otherwise 503. `OPS_TOKEN` as a bearer token adds the
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
