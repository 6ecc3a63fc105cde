import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import { logOf, setLeastLevel } from '../base/log.ts';
import type { Env } from '../settings/env.ts';
import type { AppEnv, Isolate } from './appEnv.ts';
import { loggedPath } from './loggedPath.ts';
import { FAST_MS, measurePage } from './measure.ts';

const MOST_PATH = 200;

/** The edge’s `cf-ray`, so that its logs match ours. Without one, or for a malformed one, a random name. */
export const requestIds = requestId({
  // A visitor must not choose the id.
  headerName: '',
  generator: ({ req }) => /^[\w-]{8,64}$/.exec(req.header('cf-ray') ?? '')?.[0] ?? crypto.randomUUID(),
});

interface RequestFacts {
  requestId: string;
  /** In milliseconds UTC. */
  begunAt: number;
  status: number;
  country: string | null;
}

/** Whether a request is logged. One number always gets the same answer. */
function isSampled(requestId: string, percent: number): boolean {
  if (percent >= 100) return true;
  let sum = 0;
  for (let at = 0; at < requestId.length; at += 1) sum = (sum * 31 + requestId.charCodeAt(at)) % 1_000_003;
  return sum % 100 < percent;
}

/**
 * Logs one line for a request when its answer starts: path, country, place, time and version. It never holds the query
 * or a made-up path, which can carry a visitor’s words. Failed and slow requests are always logged; of the rest,
 * `LOG_REQUESTS_PERCENT`.
 */
export function recordRequest(
  { method, url, cf }: Request,
  { requestId, begunAt, status, country }: RequestFacts,
  { isolate, env }: { isolate: Isolate; env: Env },
): void {
  const at = url.indexOf('/', 8);
  const query = url.indexOf('?', at);
  const path = loggedPath(url.slice(at, Math.min(query < 0 ? url.length : query, at + MOST_PATH)), status);
  const place = typeof cf?.colo === 'string' ? cf.colo : null;
  const ms = Date.now() - begunAt;
  measurePage({ path, status, ms }, isolate, env, place);
  if (status < 500 && ms < FAST_MS && !isSampled(requestId, isolate.config.logRequestsPercent)) return;
  logOf({ requestId })('info', 'request', { method, path, status, ms, country, place });
}

/** Sets the request’s isolate and log, and records it. */
export const requestRecord = (isolateOf: (env: Env) => Isolate) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const { req, env } = context;
    const { requestId } = context.var;
    const begunAt = Date.now();
    context.set('log', logOf({ requestId }));
    context.set('begunAt', begunAt);
    const isolate = isolateOf(env);
    context.set('isolate', isolate);
    setLeastLevel(isolate.config.logLevel);
    await next();
    context.res.headers.set('X-Request-Id', requestId);
    const facts = { requestId, begunAt, status: context.res.status, country: context.var.visitor?.country ?? null };
    recordRequest(req.raw, facts, { isolate, env });
  });
