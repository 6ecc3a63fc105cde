import type { Context, MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { translator } from '../../locales/translator.ts';
import { localeOfPath } from '../../web/format/addresses/routes.ts';
import { openSourceOf } from '../api/licence.ts';
import { type Problem, TITLES } from '../api/operation.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { pageBefore } from '../middleware/oneOrigin.ts';
import { POLICY_HEADER } from '../render/contentSecurityPolicy.ts';

/** Headers of a 503: the source may answer in a moment. */
export const NOT_NOW = { 'Cache-Control': 'no-store', 'Retry-After': '10' };

/** Seconds. The period of the rate limit is a minute. */
const RETRY_AFTER: Readonly<Record<number, string>> = { 429: '60', 503: '10' };

/** An error as RFC 9457 describes it. */
export function problemAnswer({ status, detail }: Problem): Response {
  const retryAfter = RETRY_AFTER[status];
  const headers = {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': status === 404 ? 'public, max-age=60' : 'no-store',
    ...(status === 405 ? { Allow: 'GET, HEAD, OPTIONS' } : {}),
    ...(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }),
  };
  return new Response(JSON.stringify({ type: 'about:blank', title: TITLES[status], status, detail }), {
    status,
    headers,
  });
}

/** Refuses a feed or a calendar in plain text, for programs and their users. */
export function refuse(context: Context, status: 400 | 404 | 451 | 503, text: string): Response {
  const headers = { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '60' }) };
  return context.text(`${text}\n`, status, headers);
}

/** Refuses a form that cannot be read, in the language of the page before it. */
export const refuseForm = (context: Context) =>
  context.text(`${translator(localeOfPath(pageBefore(context.req.raw)))('page.badForm')}\n`, 400);

/** Refuses calendars, feeds and embeds where the source does not allow its data to be shared, as the API does. */
export const licensed: MiddlewareHandler<AppEnv> = async (context, next) => {
  const open = openSourceOf(context.var.isolate.config);
  return open.ok ? next() : refuse(context, 451, open.error);
};

/**
 * Headers of the whole answer that a 304 has too. Without its age a client would keep the answer for longer, and without those
 * of CORS a script of another site could not read that nothing changed. Other middleware would set the rest to a default.
 */
const OWN_HEADERS = [
  ...['Age', 'Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'],
  ...[POLICY_HEADER, 'Cross-Origin-Resource-Policy', 'Content-Language'],
];

/** Tags an answer by its bytes, and answers 304 to a client that has them. */
export const tagged = etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...OWN_HEADERS] });
