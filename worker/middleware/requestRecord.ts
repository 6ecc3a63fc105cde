import { createMiddleware } from 'hono/factory';
import { log } from '../base/log.ts';
import type { Env } from '../env.ts';
import type { AppEnv, Isolate } from './appEnv.ts';

const MOST_PATH = 200;

let isolate = '';
let numbered = 0;

/**
 * The edge's own number of a request, so that its logs and ours can be matched; a number nobody could have given is not
 * believed. Where no edge gives one, the isolate's own random name and a count.
 */
export function requestIdOf({ headers }: Request): string {
  const ray = headers.get('cf-ray');
  if (ray !== null && /^[\w-]{8,64}$/.test(ray)) return ray;
  // Chance is not to be had before the first request.
  if (isolate === '') isolate = crypto.randomUUID();
  numbered += 1;
  return `${isolate}-${numbered.toString(36)}`;
}

interface RequestFacts {
  requestId: string;
  /** When it came, milliseconds UTC. */
  begunAt: number;
  /** Of its answer. */
  status: number;
  country: string | null;
}

/**
 * Writes the one line of a request when its answer begins: what was asked (never the query, which can hold what somebody
 * searched), from which country and place, and what it cost in milliseconds.
 */
export function logRequest({ method, url, cf }: Request, { requestId, begunAt, status, country }: RequestFacts): void {
  const at = url.indexOf('/', 8);
  const query = url.indexOf('?', at);
  const path = url.slice(at, Math.min(query < 0 ? url.length : query, at + MOST_PATH));
  const place = typeof cf?.colo === 'string' ? cf.colo : null;
  log('info', 'request', { requestId, method, path, status, ms: Date.now() - begunAt, country, place });
}

/** Gives a request its number and what its isolate keeps, and logs it. */
export const requestRecord = (isolateOf: (env: Env) => Isolate) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const { raw } = context.req;
    const requestId = requestIdOf(raw);
    const begunAt = Date.now();
    context.set('requestId', requestId);
    context.set('begunAt', begunAt);
    context.set('isolate', isolateOf(context.env));
    await next();
    context.res.headers.set('X-Request-Id', requestId);
    logRequest(raw, { requestId, begunAt, status: context.res.status, country: context.var.visitor?.country ?? null });
  });
