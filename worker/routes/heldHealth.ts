import type { Context } from 'hono';
import { HEALTH_MS } from '../cache/lifetimes.ts';
import type { AppEnv, Isolate } from '../middleware/appEnv.ts';
import { backgroundOf, readContextOf } from '../middleware/readContext.ts';
import { healthReport } from '../ops/healthReport.ts';

export type Health = Awaited<ReturnType<typeof healthReport>>;

const held = new WeakMap<Isolate, { at: number; health: Promise<Health> }>();

export function currentHealth(context: Context<AppEnv>): Promise<Health> {
  return healthReport(readContextOf(context), context.env);
}

/** The health of the last seconds, because many monitors and visitors ask. */
export function heldHealth(context: Context<AppEnv>): Promise<Health> {
  const { isolate, clock } = context.var;
  if (clock.frozen) return currentHealth(context);
  const known = held.get(isolate);
  if (known !== undefined && clock.now - known.at < HEALTH_MS) return known.health;
  const health = currentHealth(context);
  held.set(isolate, { at: clock.now, health });
  health.catch(() => held.delete(isolate));
  backgroundOf(context)(health);
  return health;
}
