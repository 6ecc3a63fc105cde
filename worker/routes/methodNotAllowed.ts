import type { Context } from 'hono';
import type { RouterRoute } from 'hono/types';
import { parsePath } from '../../web/format/addresses/routes.ts';

/** The methods that an address takes. Every address can be read, except those that only take something. */
function methodsAt(path: string, routes: readonly RouterRoute[]): string {
  const given = routes.flatMap((each) => (each.path === path && each.method !== 'ALL' ? [each.method] : []));
  const isReadable = given.length === 0 || given.includes('GET') || parsePath(path) !== null;
  return [...new Set([...(isReadable ? ['GET', 'HEAD'] : []), ...given])].join(', ');
}

/** Answers 405 with the methods that work (RFC 9110 §15.5.6). `routes`: the site's. */
export const methodNotAllowed = (routes: readonly RouterRoute[]) => (context: Context) =>
  context.json({ error: 'method not allowed' }, 405, { Allow: methodsAt(context.req.path, routes) });
