import { createMiddleware } from 'hono/factory';
import { logOf, setLeastLevel } from '../base/log.ts';
import type { Env } from '../env.ts';
import type { AppEnv, Isolate } from './appEnv.ts';
import { FAST_MS, measurePage } from './measure.ts';
import { toldPath } from './toldPath.ts';

const MOST_PATH = 200;

let ownName = '';
let numbered = 0;

/**
 * The edge's own number of a request, so that its logs and ours can be matched; a number nobody could have given is not
 * believed. Where no edge gives one, the isolate's own random name and a count.
 */
export function requestIdOf({ headers }: Request): string {
  const ray = headers.get('cf-ray');
  if (ray !== null && /^[\w-]{8,64}$/.test(ray)) return ray;
  // Chance is not to be had before the first request.
  if (ownName === '') ownName = crypto.randomUUID();
  numbered += 1;
  return `${ownName}-${numbered.toString(36)}`;
}

interface RequestFacts {
  requestId: string;
  /** When it came, milliseconds UTC. */
  begunAt: number;
  /** Of its answer. */
  status: number;
  country: string | null;
}

/** Whether a request is among those that are logged: always the same answer for one number. */
function isSampled(requestId: string, percent: number): boolean {
  if (percent >= 100) return true;
  let sum = 0;
  for (let at = 0; at < requestId.length; at += 1) sum = (sum * 31 + requestId.charCodeAt(at)) % 1_000_003;
  return sum % 100 < percent;
}

/**
 * Measures a request when its answer begins, and writes its one line: what was asked (never the query, which can hold what
 * somebody searched, nor an address that somebody made up), from which country and place, what it cost in milliseconds, and which version answered. What fails or is slow is always
 * written, of the rest as many as `LOG_REQUESTS_PERCENT` says.
 */
export function recordRequest(
  { method, url, cf }: Request,
  { requestId, begunAt, status, country }: RequestFacts,
  { isolate, env }: { isolate: Isolate; env: Env },
): void {
  const at = url.indexOf('/', 8);
  const query = url.indexOf('?', at);
  const path = toldPath(url.slice(at, Math.min(query < 0 ? url.length : query, at + MOST_PATH)), status);
  const place = typeof cf?.colo === 'string' ? cf.colo : null;
  const ms = Date.now() - begunAt;
  measurePage({ path, status, ms }, isolate, env, place);
  if (status < 500 && ms < FAST_MS && !isSampled(requestId, isolate.config.logRequestsPercent)) return;
  logOf({ requestId })('info', 'request', { method, path, status, ms, country, place });
}

/** Gives a request its number and what its isolate keeps, and records it. */
export const requestRecord = (isolateOf: (env: Env) => Isolate) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const { req, env } = context;
    const requestId = requestIdOf(req.raw);
    const begunAt = Date.now();
    context.set('requestId', requestId);
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
