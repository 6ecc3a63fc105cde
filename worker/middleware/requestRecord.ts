import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import { matchedRoutes } from 'hono/route';
import { ADDRESS_WORDS } from '../../web/format/addresses/addressWords.ts';
import { digestOf } from '../base/digests.ts';
import { logOf, setMinLevel } from '../base/log.ts';
import { TODAY } from '../live/day/daySnapshot.ts';
import type { Env } from '../settings/env.ts';
import type { AppEnv, Isolate } from './appEnv.ts';

/** The id at the end of the address of a match, a team or a player. */
const ID = /-\d{1,9}$/;

/**
 * The path for the log. An answered path is logged whole. Any other may be made up by a visitor, so only the site’s
 * own words and a final id stay.
 */
export function loggedPath(path: string, status: number, context: Context<AppEnv>): string {
  if (status < 300) return path;
  const routed = new Set(matchedRoutes(context).flatMap((route) => route.path.split('/')));
  const isWord = (segment: string) => segment === '' || ADDRESS_WORDS.has(segment) || routed.has(segment);
  return path
    .split('/')
    .map((segment) => (isWord(segment) ? segment : `…${ID.exec(segment)?.[0] ?? ''}`))
    .join('/');
}

/** Limits for a fast page and for fresh scores (`.github/objectives.md`). */
const FAST_MS = 1000;
const NEW_SECONDS = 30;

/** Whether an address has a page for visitors: only pages and forms have no route of their own that answers a `GET`. */
export const isPage = (context: Context<AppEnv>) =>
  matchedRoutes(context).every(({ path, method }) => path === '/*' || method === 'POST') &&
  !/^\/ops\/|\.[a-z]{2,11}$/.test(context.req.path);

const flag = (is: boolean) => (is ? 1 : 0);

/**
 * Writes a data point for a page, if the deploy has Analytics Engine. `.github/objectives.md` describes its columns.
 * It says nothing about the visitor.
 */
function measurePage(
  status: number,
  ms: number,
  colo: string | null,
  { env, var: { isolate } }: Context<AppEnv>,
): void {
  if (env.MEASURES === undefined || !isolate.config.production) return;
  const { upstream } = isolate.live.feedAt({ now: Date.now(), frozen: false });
  const { ageSeconds, failures } = isolate.live.lists.report(`${upstream.id}:${TODAY}`);
  const isFast = ms < FAST_MS;
  const isNew = failures > 0 || (ageSeconds !== null && ageSeconds <= NEW_SECONDS);
  env.MEASURES.writeDataPoint({
    indexes: ['page'],
    blobs: ['page', String(status), colo ?? '', env.VERSION?.id ?? ''],
    doubles: [ms, ageSeconds ?? -1, flag(isFast), flag(isNew), flag(isFast && isNew && status < 500)],
  });
}

const MAX_PATH = 200;

/** The edge’s `cf-ray`, so that its logs match ours. Without one, or for a malformed one, a random name. */
export const requestIds = requestId({
  // A visitor must not choose the id.
  headerName: '',
  generator: ({ req }) => /^[\w-]{8,64}$/.exec(req.header('cf-ray') ?? '')?.[0] ?? crypto.randomUUID(),
});

/** Whether a request is logged. One id always gets the same answer. */
const isSampled = (requestId: string, percent: number) =>
  percent === 100 || Number.parseInt(digestOf(requestId).slice(0, 8), 16) % 100 < percent;

/**
 * Logs one line for a request when its answer starts: path, country, colo, time and version. It never holds the query
 * or a made-up path, which can carry a visitor’s words. Failed and slow requests are always logged; of the rest,
 * `LOG_REQUESTS_PERCENT`.
 */
function record(context: Context<AppEnv>): void {
  const { requestId, log, begunAt, isolate, visitor } = context.var;
  const { method, url, cf } = context.req.raw;
  const { status } = context.res;
  const at = url.indexOf('/', 8);
  const query = url.indexOf('?', at);
  const path = loggedPath(url.slice(at, Math.min(query < 0 ? url.length : query, at + MAX_PATH)), status, context);
  const colo = typeof cf?.colo === 'string' ? cf.colo : null;
  const ms = Date.now() - begunAt;
  if (method === 'GET' && isPage(context)) measurePage(status, ms, colo, context);
  if (status < 500 && ms < FAST_MS && !isSampled(requestId, isolate.config.logRequestsPercent)) return;
  log('info', 'request', { method, path, status, ms, country: visitor?.country ?? null, colo });
}

/** Sets the request’s isolate and log, and records it. */
export const requestRecord = (isolateOf: (env: Env) => Isolate) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const { requestId } = context.var;
    context.set('log', logOf({ requestId }));
    context.set('begunAt', Date.now());
    const isolate = isolateOf(context.env);
    context.set('isolate', isolate);
    setMinLevel(isolate.config.logLevel);
    await next();
    context.res.headers.set('X-Request-Id', requestId);
    record(context);
  });
