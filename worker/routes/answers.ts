import type { Context, MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { translator } from '../../locales/translator.ts';
import { localeOfPath } from '../../web/format/addresses/routes.ts';
import { openSourceOf } from '../api/licence.ts';
import { type Problem, TITLES } from '../api/operation.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { pageBefore } from '../middleware/oneOrigin.ts';
import { POLICY_HEADER } from '../render/contentSecurityPolicy.ts';

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

/** Headers that other middleware would set to a default for an answer without a body, which the browser would keep. */
const OWN_HEADERS = [POLICY_HEADER, 'Cross-Origin-Resource-Policy', 'Content-Language'];

/** Tags an answer by its bytes, and answers 304 to a client that has them. */
export const tagged = etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...OWN_HEADERS] });
