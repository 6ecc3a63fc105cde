import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../appEnv.ts';
import { log } from '../log.ts';
import { servicesOf } from '../services.ts';

const MOST_PATH = 200;

// The edge's own number of the request, so that its logs and ours can be matched; anybody else's is not believed.
function requestIdOf(ray: string | undefined): string {
  return ray !== undefined && /^[\w-]{8,64}$/.test(ray) ? ray : crypto.randomUUID();
}

/**
 * Gives a request its number and its services, and writes one line when its answer begins: what was asked (never the
 * query, which can hold what somebody searched), from which country and place, and what it cost in milliseconds.
 */
export const requestRecord = createMiddleware<AppEnv>(async (context, next) => {
  const requestId = requestIdOf(context.req.header('cf-ray'));
  const begunAt = Date.now();
  context.set('requestId', requestId);
  context.set('begunAt', begunAt);
  context.set('services', servicesOf(context.env));
  await next();
  context.res.headers.set('X-Request-Id', requestId);
  const { method, path } = context.req;
  const { cf } = context.req.raw;
  log('info', 'request', {
    requestId,
    method,
    path: path.slice(0, MOST_PATH),
    status: context.res.status,
    ms: Date.now() - begunAt,
    country: context.var.visitor?.country ?? null,
    place: typeof cf?.colo === 'string' ? cf.colo : null,
  });
});
