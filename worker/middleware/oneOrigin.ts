import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { parsePath } from '../../web/format/addresses/routes.ts';
import type { AppEnv } from './appEnv.ts';

/** The path and query of the page with the form, never another site’s address; `/` if the browser sends none. */
export function pageBefore({ url, headers }: Request): string {
  const referer = headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const { origin, pathname, search } = new URL(referer);
  // A path that begins with two slashes would name another host.
  return origin === new URL(url).origin ? `${pathname.replace(/^\/+/, '/')}${search}` : '/';
}

/** The origin of every absolute address: `SITE_URL`, or else the request’s own. */
export function siteOriginOf({ req, var: { isolate } }: Context<AppEnv>): string {
  return isolate.config.siteOrigin ?? new URL(req.url).origin;
}

/** Whether a page of the site makes the request. Browsers send a true `Origin` with sockets (RFC 6455) and changes. */
export function isOwnOrigin(context: Context<AppEnv>): boolean {
  return context.req.header('Origin') === siteOriginOf(context);
}

/** Long enough to spare crawlers; short enough that a mistake in `SITE_URL` is gone within the hour. */
const MOVED = { 'Cache-Control': 'public, max-age=3600' };

/**
 * In production, pages under another host, or over HTTP if the origin is https, redirect to `SITE_URL`. The API
 * answers everywhere, for open pages, monitors and webhooks.
 */
export const oneOrigin = createMiddleware<AppEnv>(async (context, next) => {
  const { production, siteOrigin } = context.var.isolate.config;
  if (!production || siteOrigin === null) return next();
  const { origin, pathname, search } = new URL(context.req.url);
  if (origin === siteOrigin || pathname.startsWith('/api/')) return next();
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
  const path = parsePath(pathname)?.canonical ?? pathname;
  const headers = { ...MOVED, Location: `${siteOrigin}${path}${search}` };
  return context.body(null, isRead ? 301 : 308, headers);
});
