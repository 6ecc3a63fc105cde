import type { Problem } from '../pages/openData/operation.ts';

const TITLES: Readonly<Record<Problem['status'], string>> = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  429: 'Too many requests',
  451: 'Not licensed',
  500: 'Internal error',
  503: 'Unavailable',
};

/** Seconds. The period of the rate limit is a minute. */
const RETRY_AFTER: Readonly<Record<number, string>> = { 429: '60', 503: '10' };

/** Whether a path is one of the public API, whose errors are problem details. */
export const isOpenPath = (path: string) => path === '/api/v1' || path.startsWith('/api/v1/');

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
